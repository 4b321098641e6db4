// An author who does what the fix says, and nothing else, is rid of the finding.
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/base/finding.ts';
import { type Json, manifestText } from '../support/tree.ts';
import { readPackage } from './support/read-package.ts';

const files = { 'prompts/a.md': 'x', 'docs/a.txt': 'x', 'fleets/f.md': 'x', 'playbooks/f.md': 'x' };

/** Puts `text` in place of what the finding marks. */
function replaceMarked(manifest: string, { place }: Finding, text: string): string {
  const lines = manifest.split('\n');
  const line = lines[(place.line ?? 1) - 1] ?? '';
  const [start, end] = [(place.column ?? 1) - 1, (place.endColumn ?? 1) - 1];
  lines[(place.line ?? 1) - 1] = line.slice(0, start) + text + line.slice(end);
  return lines.join('\n');
}

describe('`write …` in place of the marked text', () => {
  test.each<[string, Readonly<Record<string, Json>>, Readonly<Record<string, Json>>]>([
    ['a name', { name: 'Page Kit' }, {}],
    ['a version with v', { version: 'v1.2.3' }, {}],
    ['a version with blanks', { version: ' 1.2.3 ' }, {}],
    ['a version of two numbers', { version: '1.2' }, {}],
    ['the schema', { $schema: 'x' }, {}],
    ['the manifest version as text', {}, { manifestVersion: '1' }],
    ['a package kind', {}, { kind: 'plugins' }],
    ['a requirement that is a name alone', {}, { requires: ['my-kit'] }],
    ['a resource kind', {}, { resources: { prompt: 'prompts' } }],
    ['a resource root', {}, { resources: { prompts: 'promts' } }],
    ['a resource root that is a file', {}, { resources: { prompts: 'prompts/a.md' } }],
    ['a component kind', {}, { components: [{ kind: 'tol', id: 'a', path: 'plugin.json' }] }],
    [
      'a path with a backslash',
      {},
      { components: [{ kind: 'tool', id: 'a', path: 'docs\\a.txt' }] },
    ],
    ['a path in another case', {}, { components: [{ kind: 'tool', id: 'a', path: 'docs/A.TXT' }] }],
    [
      'a path through a misspelt directory',
      {},
      { components: [{ kind: 'tool', id: 'a', path: 'dosc/a.text' }] },
    ],
    [
      'a path without its first directory',
      {},
      { components: [{ kind: 'skill', id: 'a', path: 'read/SKILL.md' }] },
    ],
    [
      'a file that lies elsewhere',
      {},
      { components: [{ kind: 'tool', id: 'a', path: 'plain/text/a.txt' }] },
    ],
    [
      'a path that ends in a slash',
      {},
      { components: [{ kind: 'tool', id: 'a', path: 'docs/a.txt/' }] },
    ],
    [
      'the directory of a skill',
      {},
      { components: [{ kind: 'skill', id: 'a', path: 'skills/read' }] },
    ],
    [
      'a reference',
      {},
      {
        components: [
          { kind: 'tool', id: 'bench', path: 'plugin.json' },
          { kind: 'tool', id: 'b', path: 'plugin.json', requires: ['tool:bensh'] },
        ],
      },
    ],
  ])('%s', (_, root, clio) => {
    const text = manifestText(root, clio);
    const [first, ...rest] = readPackage({ text, files }).diagnostics;
    expect(rest).toEqual([]);
    const written = /^write ("[^"]*"|\d+)/.exec(first?.fix ?? '')?.[1];
    expect(written).toBeDefined();
    if (first === undefined || written === undefined) return;
    expect(readPackage({ text: replaceMarked(text, first, written), files }).diagnostics).toEqual(
      [],
    );
  });
});

describe('other fixes', () => {
  test('create a file that nothing resembles', () => {
    const clio = { components: [{ kind: 'tool', id: 'a', path: 'bin/convert' }] };
    const wrong = readPackage({ clio, files });
    expect(wrong.diagnostics.map(({ fix }) => fix)).toEqual([
      'create the file "bin/convert", or name one that is there',
    ]);
    const right = readPackage({ clio, files: { ...files, 'bin/convert': 'x' } });
    expect(right.diagnostics).toEqual([]);
  });

  test('the only SKILL.md is no guess for a skill that is not there', () => {
    const clio = { components: [{ kind: 'skill', id: 'a', path: 'skills/translate/SKILL.md' }] };
    expect(readPackage({ clio, files }).diagnostics[0]?.fix).toBe(
      'create the file "skills/translate/SKILL.md", or name one that is there',
    );
  });

  test('rename an unknown key', () => {
    const text = manifestText({ licence: 'MIT' });
    const [first] = readPackage({ text }).diagnostics;
    const renamed = /^rename it to ("[^"]+")/.exec(first?.fix ?? '')?.[1] ?? '';
    expect(first).toBeDefined();
    if (first === undefined) return;
    expect(readPackage({ text: replaceMarked(text, first, renamed) })).toMatchObject({
      diagnostics: [],
      manifest: { license: 'MIT' },
    });
  });

  test('rename a file that is almost plugin.json', () => {
    const wrong = readPackage({ files: { 'plugin.json': null, 'plugins.json': manifestText() } });
    expect(wrong.diagnostics[0]?.fix).toBe('rename "plugins.json" to "plugin.json"');
  });

  test('rename what newer hosts call differently', () => {
    const older = readPackage({ clio: { resources: { fleets: 'fleets' } }, files });
    expect(older.diagnostics[0]?.fix).toMatch(/^rename "fleets" to "playbooks"/);
    const newer = readPackage({
      clio: { resources: { playbooks: 'fleets' }, compatibility: { clio: '>=0.6.2' } },
      files,
    });
    expect(newer.diagnostics).toEqual([]);
  });

  test('limit the range instead', () => {
    const fixed = readPackage({
      clio: { resources: { fleets: 'fleets' }, compatibility: { clio: '<0.6.2' } },
      files,
    });
    expect(fixed.diagnostics).toEqual([]);
  });

  test('add the root that a component needs', () => {
    const component = { kind: 'prompt', id: 'a', path: 'prompts/a.md' };
    const wrong = readPackage({ clio: { components: [component] }, files });
    expect(wrong.diagnostics[0]?.fix).toBe(
      'write in the "ai.iowarp.clio" block of plugin.json: "resources": { "prompts": "prompts" }',
    );
    const right = readPackage({
      clio: { components: [component], resources: { prompts: 'prompts' } },
      files,
    });
    expect(right.diagnostics).toEqual([]);
  });

  test('a package that a component requires goes to the requirements of the block', () => {
    const component = { kind: 'tool', id: 'a', path: 'docs/a.txt', requires: ['plugin:my-kit'] };
    const wrong = readPackage({ clio: { components: [component] }, files });
    expect(wrong.diagnostics.map(({ fix }) => fix)).toEqual([
      'a component requires components of its own package only: write "plugin:my-kit" into "requires" of the Clio block itself',
    ]);
    const right = readPackage({
      clio: { components: [{ ...component, requires: [] }], requires: ['plugin:my-kit'] },
      files,
    });
    expect(right.diagnostics).toEqual([]);
  });

  test('every refusal has a fix of its own or one of its rule, never an empty one', () => {
    const { diagnostics } = readPackage({
      root: { name: '', version: '', tags: 1 },
      clio: {
        kind: '',
        requires: [''],
        compatibility: { clio: '' },
        resources: { prompts: '' },
        components: [{}],
      },
    });
    expect(diagnostics.length).toBeGreaterThan(8);
    expect(diagnostics.filter(({ fix }) => fix !== null && fix.trim() === '')).toEqual([]);
  });
});
