// What to paste into plugin.json so that a directory or a file is declared, whatever the manifest has already:
// carried out to the letter, the finding is gone and nothing new comes.
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/base/finding.ts';
import { readPayloads } from '../../../src/manifest/payload/read-payloads.ts';
import { readPluginManifest } from '../../../src/manifest/read-manifest.ts';
import { agentText } from '../../support/payload-texts.ts';
import { manifestText, schema, temporaryDirectory, writePackage } from '../../support/tree.ts';

type Files = Readonly<Record<string, string | null>>;

function findingsOf(manifest: string, files: Files): readonly Finding[] {
  const directory = temporaryDirectory();
  writePackage(directory, { 'plugin.json': manifest, ...files });
  const candidate = readPluginManifest(directory);
  return [...candidate.diagnostics, ...readPayloads(candidate).findings];
}

/** Puts `member` last into the object (or list) that the fix names. */
function pasteInto(manifest: string, fix: string): string {
  const said =
    /add to (the root object of|"extensions" in|the "ai\.iowarp\.clio" block of|"resources" in|"components" in) plugin\.json: (.+)$/.exec(
      fix,
    );
  if (said === null) throw new Error(`not a paste: ${fix}`);
  const [, where = '', text = ''] = said;
  const close: Readonly<Record<string, RegExp>> = {
    'the root object of': /\s*\}\s*$/,
    '"extensions" in': /(?<="extensions": \{[\s\S]*?)\s*\}\s*\}\s*$/,
    'the "ai.iowarp.clio" block of': /\s*\}\s*\}\s*\}\s*$/,
    '"resources" in': /(?<="resources": \{[^}]*?)\s*\}/,
    '"components" in': /(?<="components": \[[^\]]*?)\s*\]/,
  };
  const at = manifest.search(close[where] ?? /^$/);
  if (at < 0) throw new Error(`no such place: ${where}`);
  const comma = /[{[]\s*$/.test(manifest.slice(0, at)) ? '' : ',';
  return `${manifest.slice(0, at)}${comma} ${text}${manifest.slice(at)}`;
}

function shape(more: string): string {
  return `{"$schema": "${schema}", "name": "page-kit", "version": "1.0.0"${more}}`;
}

describe('an undeclared directory', () => {
  const files = { 'agents/reader.md': agentText() };
  test.each([
    [
      'no extensions',
      shape(''),
      'add to the root object of plugin.json: "extensions": { "ai.iowarp.clio": { "manifestVersion": 1, "resources": { "agents": "agents" } } }',
    ],
    [
      'extensions of others',
      shape(', "extensions": {"org.example": {}}'),
      'add to "extensions" in plugin.json: "ai.iowarp.clio": { "manifestVersion": 1, "resources": { "agents": "agents" } }',
    ],
    [
      'empty extensions',
      shape(', "extensions": {}'),
      'add to "extensions" in plugin.json: "ai.iowarp.clio": { "manifestVersion": 1, "resources": { "agents": "agents" } }',
    ],
    [
      'a block without resources',
      shape(', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1}}'),
      'add to the "ai.iowarp.clio" block of plugin.json: "resources": { "agents": "agents" }',
    ],
    [
      'empty resources',
      shape(', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1, "resources": {}}}'),
      'add to "resources" in plugin.json: "agents": "agents"',
    ],
    [
      'other resources',
      shape(
        ', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1, "resources": {"skills": "skills"}}}',
      ),
      'add to "resources" in plugin.json: "agents": "agents"',
    ],
  ])('%s', (_, manifest, fix) => {
    const told = findingsOf(manifest, files).filter(
      ({ rule }) => rule === 'payload/root-undeclared',
    );
    expect(told.map((one) => one.fix)).toEqual([`if Clio hosts are to load it, ${fix}`]);
    const after = findingsOf(pasteInto(manifest, fix), files);
    expect(after.filter(({ rule }) => rule !== 'payload/undeclared')).toEqual([]);
  });

  test('two of them: one paste is enough', () => {
    const two = { ...files, 'prompts/a.md': 'Read.\n' };
    const told = findingsOf(shape(''), two);
    expect(told.map(({ rule }) => rule)).toEqual([
      'payload/root-undeclared',
      'payload/root-undeclared',
    ]);
    for (const { fix } of told) {
      const after = findingsOf(pasteInto(shape(''), fix ?? ''), two);
      expect(after.filter(({ rule }) => rule !== 'payload/undeclared')).toEqual([]);
    }
  });
});

describe('an undeclared file', () => {
  test('the smallest portable package is told nothing at all', () => {
    expect(findingsOf(shape(''), {})).toEqual([]);
  });

  test.each([
    [
      'a block without components',
      shape(', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1}}'),
      'add to the "ai.iowarp.clio" block of plugin.json: "components": [{ "kind": "skill", "id": "read", "path": "skills/read/SKILL.md" }]',
    ],
    [
      'no component in the list',
      shape(', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1, "components": []}}'),
      'add to "components" in plugin.json: { "kind": "skill", "id": "read", "path": "skills/read/SKILL.md" }',
    ],
    [
      'another component of that id',
      shape(
        ', "extensions": {"ai.iowarp.clio": {"manifestVersion": 1, "components": [{"kind": "skill", "id": "read", "path": "skills/more/SKILL.md"}]}}',
      ),
      'add to "components" in plugin.json: { "kind": "skill", "id": "read-2", "path": "skills/read/SKILL.md" }',
    ],
  ])('%s', (_, manifest, fix) => {
    const files = manifest.includes('more')
      ? { 'skills/more/SKILL.md': '---\nname: more\ndescription: Reads more.\n---\nRead.\n' }
      : {};
    const told = findingsOf(manifest, files);
    expect(told.map((one) => one.fix)).toEqual([fix]);
    expect(findingsOf(pasteInto(manifest, fix), files)).toEqual([]);
  });

  test('a loose skill has to become a SKILL.md first', () => {
    const manifest = manifestText({}, { resources: { prompts: 'prompts' } });
    const files = {
      'skills/read/SKILL.md': null,
      'skills/page.md': '---\nname: page\ndescription: Reads.\n---\nRead.\n',
      'prompts/a.md': 'Read.\n',
    };
    expect(findingsOf(manifest, files).map(({ fix }) => fix)).toEqual([
      'move "skills/page.md" to "skills/page/SKILL.md": only a SKILL.md can be declared',
    ]);
  });

  test('many: the first eight are written out', () => {
    const names = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const files = Object.fromEntries(names.map((name) => [`prompts/${name}.md`, 'Read.\n']));
    const [only] = findingsOf(manifestText({}, { resources: { prompts: 'prompts' } }), files);
    expect(only?.fix?.match(/"kind"/g)).toHaveLength(8);
    expect(only?.fix).toMatch(/ \}\]; and 3 more like these$/);
  });
});
