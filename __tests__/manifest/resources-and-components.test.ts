// Resource roots and component files: which paths of a package a host takes.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import type { Json } from '../support/tree.ts';
import {
  makePackage,
  type PackageParts,
  readPackage,
  rulesOf,
  told,
} from './support/read-package.ts';

/** Makes the package, then the links in it (path to target), then reads it. */
function withLinks(parts: PackageParts, links: Readonly<Record<string, string>>) {
  const root = makePackage(parts);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  return readPluginManifest(root);
}

const prompts = (path: Json): PackageParts => ({
  clio: { resources: { prompts: path } },
  files: { 'prompts/a.md': 'x', 'text/deep/a.md': 'x', 'a file.md': 'x' },
});
const tool = (path: Json, kind = 'tool'): PackageParts => ({
  clio: { components: [{ kind, id: 'a', path }] },
  files: { 'docs/a.txt': 'x', 'skills/read/guide.txt': 'x' },
});

describe('a resource root', () => {
  test.each([
    ['prompts', 'prompts'],
    ['./prompts', 'prompts'],
    ['prompts/', 'prompts'],
    ['text//deep/.', 'text/deep'],
    ['text/../prompts', 'prompts'],
    ['nowhere/../prompts', 'prompts'],
  ])('%j is the directory %s', (path, expected) => {
    expect(readPackage(prompts(path)).manifest?.resources.get('prompts')).toBe(expected);
  });

  test.each([
    ['', 'empty'],
    ['prompts\\deep', 'backslash'],
    ['/prompts', 'absolute'],
    ['C:/prompts', 'absolute'],
    ['c:prompts', 'absolute'],
    ['\\\\server\\share', 'backslash'],
    ['..', 'outside'],
    ['../package/prompts', 'outside'],
    ['prompts/../../prompts', 'outside'],
    ['nowhere', 'missing'],
    ['Prompts', 'missing'],
    ['a file.md', 'not-a-directory'],
    ['prompts/a.md', 'not-a-directory'],
    ['.', 'whole-root'],
    ['./', 'whole-root'],
    ['prompts/..', 'whole-root'],
    ['prompts\0', 'nul'],
  ])('%j is none: %s', (path, messageId) => {
    const candidate = readPackage(prompts(path));
    expect(candidate.valid).toBe(false);
    expect(told(candidate.diagnostics)).toEqual([
      `manifest/resource-path ${messageId} plugin.json:10:20`,
    ]);
  });

  test('may be reached through links that stay inside', () => {
    const candidate = withLinks(prompts('p/deep'), { p: 'text' });
    expect(candidate.valid).toBe(true);
    expect(candidate.manifest?.resources.get('prompts')).toBe('p/deep');
  });

  test('may not be reached through links that leave, dangle or loop', () => {
    for (const target of ['..', 'nowhere', 'p', '/etc']) {
      const candidate = withLinks(prompts('p'), { p: target });
      expect(candidate.valid).toBe(false);
      expect(rulesOf(candidate)).toContain('manifest/resource-path');
      expect(candidate.diagnostics.at(-1)?.messageId).toBe('leads-outside');
    }
  });

  test('is a string', () => {
    expect(told(readPackage(prompts(['prompts'])).diagnostics)).toEqual([
      'manifest/wrong-type wrong-type plugin.json:10:20',
    ]);
  });

  test('of an unknown kind has one finding, at its key', () => {
    const candidate = readPackage({ clio: { resources: { scripts: '../x' } } });
    expect(told(candidate.diagnostics)).toEqual([
      'manifest/resource-kind unknown-kind plugin.json:10:9',
    ]);
  });

  test('is one for each kind of the generation', () => {
    const resources = { skills: 'skills', prompts: 'prompts', agents: 'agents', fleets: 'fleets' };
    const files = { 'prompts/a.md': 'x', 'agents/a.md': 'x', 'fleets/a.md': 'x' };
    const { manifest } = readPackage({ clio: { resources }, files });
    expect([...(manifest?.resources ?? [])]).toEqual(Object.entries(resources));
  });
});

describe('skills', () => {
  test('count where nothing declares them, as a directory alone', () => {
    expect([...(readPackage().manifest?.resources.keys() ?? [])]).toEqual(['skills']);
    const none = readPackage({ files: { 'skills/read/SKILL.md': null } });
    expect([...(none.manifest?.resources.keys() ?? [])]).toEqual([]);
    const file = readPackage({ files: { 'skills/read/SKILL.md': null, skills: 'x' } });
    expect(file.valid).toBe(true);
    expect([...(file.manifest?.resources.keys() ?? [])]).toEqual([]);
  });

  test('declared elsewhere are refused with the move to make', () => {
    const { diagnostics } = readPackage({
      clio: { resources: { skills: 'know' } },
      files: { 'know/a/SKILL.md': 'x' },
    });
    expect(diagnostics).toMatchObject([
      {
        rule: 'manifest/resource-path',
        messageId: 'skills-elsewhere',
        message: 'resources.skills is "know", and hosts read only "skills"',
        fix: 'move "know" to skills/ and write "skills"',
      },
    ]);
  });

  test('of the root need a package of kind skill', () => {
    const clio = { resources: { skills: '.' } };
    expect(readPackage({ clio }).diagnostics).toMatchObject([
      {
        messageId: 'skills-elsewhere',
        fix: 'move the skills into skills/, or make this a package of kind "skill"',
      },
    ]);
  });
});

describe('a component', () => {
  test.each([
    ['docs/a.txt', 'docs/a.txt'],
    ['./docs//a.txt', 'docs/a.txt'],
    ['docs/../docs/a.txt', 'docs/a.txt'],
    ['plugin.json', 'plugin.json'],
  ])('%j is the file %s', (path, expected) => {
    const candidate = readPackage(tool(path));
    expect(candidate.valid).toBe(true);
    expect(candidate.manifest?.components[0]?.path).toBe(expected);
  });

  test.each([
    ['', 'empty'],
    ['docs\\a.txt', 'backslash'],
    ['/docs/a.txt', 'absolute'],
    ['../a.txt', 'outside'],
    ['docs/b.txt', 'missing'],
    ['docs/a.txt/b', 'missing'],
    ['docs', 'not-a-file'],
    ['.', 'not-a-file'],
    ['docs/a.txt/', 'not-a-file'],
    ['docs/a.txt/.', 'not-a-file'],
  ])('%j is no file: %s', (path, messageId) => {
    const candidate = readPackage(tool(path));
    expect(candidate.valid).toBe(false);
    expect(told(candidate.diagnostics)).toEqual([`component/path ${messageId} plugin.json:13:19`]);
  });

  test('may be a link to a regular file inside, and no other link', () => {
    expect(withLinks(tool('a'), { a: 'docs/a.txt' }).valid).toBe(true);
    expect(told(withLinks(tool('a'), { a: 'docs' }).diagnostics)).toEqual([
      'component/path not-a-file plugin.json:13:19',
    ]);
    expect(rulesOf(withLinks(tool('a'), { a: 'nowhere' }))).toContain('component/path');
  });

  test('lacking keys is told once for each, at its opening brace', () => {
    const { diagnostics } = readPackage({ clio: { components: [{}] } });
    expect(diagnostics.map(({ message, place }) => [message, place.line, place.column])).toEqual([
      ['components[0] has no "kind"', 10, 9],
      ['components[0] has no "id"', 10, 9],
      ['components[0] has no "path"', 10, 9],
    ]);
  });

  test('is closed, and its keys have types', () => {
    const component = { kind: 1, id: null, path: [], requires: 'tool:a', version: '1' };
    expect(told(readPackage({ clio: { components: [component, 'tool'] } }).diagnostics)).toEqual([
      'manifest/unknown-key unknown plugin.json:15:11',
      'manifest/wrong-type wrong-type plugin.json:11:19',
      'manifest/wrong-type wrong-type plugin.json:12:17',
      'manifest/wrong-type wrong-type plugin.json:13:19',
      'manifest/wrong-type wrong-type plugin.json:14:23',
      'manifest/wrong-type wrong-type plugin.json:17:9',
    ]);
  });

  test('of a skill is named SKILL.md', () => {
    expect(readPackage(tool('skills/read/SKILL.md', 'skill')).valid).toBe(true);
    expect(told(readPackage(tool('skills/read/guide.txt', 'skill')).diagnostics)).toEqual([
      'component/path skill-file plugin.json:13:19',
    ]);
    expect(readPackage(tool('skills/read', 'skill')).diagnostics[0]?.fix).toBe(
      'write "skills/read/SKILL.md"',
    );
  });

  test('of a public kind lies inside the root of its kind', () => {
    const files = { 'prompts/a.md': 'x', 'prompts2/a.md': 'x', 'agents/a.md': 'x' };
    const one = (kind: string, path: string, resources: Readonly<Record<string, string>>) =>
      told(
        readPackage({ clio: { components: [{ kind, id: 'a', path }], resources }, files })
          .diagnostics,
      );
    expect(one('prompt', 'prompts/a.md', { prompts: 'prompts' })).toEqual([]);
    expect(one('prompt', 'prompts2/a.md', { prompts: 'prompts' })).toEqual([
      'component/outside-root outside plugin.json:13:19',
    ]);
    expect(one('agent', 'prompts/a.md', { prompts: 'prompts' })).toEqual([
      'component/outside-root no-root plugin.json:13:19',
    ]);
    expect(one('agent', 'agents/a.md', { agents: 'nowhere' })).toEqual([
      'manifest/resource-path missing plugin.json:17:19',
    ]);
    for (const kind of ['script', 'resource', 'tool'])
      expect(one(kind, 'agents/a.md', {})).toEqual([]);
  });

  test('beyond 1,024 is told once, and the first 1,024 are judged', () => {
    const components = Array.from({ length: 1_030 }, (_, at) => ({
      kind: 'tool',
      id: at === 1_020 || at === 1_028 ? 'A' : `t${at}`,
      path: 'plugin.json',
    }));
    expect(rulesOf(readPackage({ clio: { components } }))).toEqual([
      'component/too-many',
      'component/id',
    ]);
  });
});
