// Packages that are one skill, one prompt, one agent: exactly that, and nothing beside it.
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import {
  type Json,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
} from '../support/tree.ts';

const prompt = (id: string) => ({ kind: 'prompt', id, path: `prompts/${id}.md` });
const promptPackage = {
  kind: 'prompt',
  resources: { prompts: 'prompts' },
  components: [prompt('a')],
};
const skill = (path: string) => ({ kind: 'skill', components: [{ kind: 'skill', id: 'a', path }] });

function judged(
  clio: Readonly<Record<string, Json>>,
  files: readonly string[],
  links: Readonly<Record<string, string>> = {},
): readonly string[] {
  const root = join(temporaryDirectory(), 'package');
  const texts = files.map((path) => [path, path.endsWith('SKILL.md') ? skillText : 'x']);
  writeFiles(root, { 'plugin.json': manifestText({}, clio), ...Object.fromEntries(texts) });
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(target, join(root, path));
  }
  const { diagnostics, valid } = readPluginManifest(root);
  expect(valid).toBe(diagnostics.length === 0);
  return diagnostics.map(({ rule, messageId, place }) => `${rule} ${messageId} ${place.line}`);
}

describe('a prompt package', () => {
  test('holds one prompt, and what is not public', () => {
    expect(judged(promptPackage, ['prompts/a.md'])).toEqual([]);
    const components = [prompt('a'), { kind: 'script', id: 's', path: 'bin/s.sh' }];
    expect(
      judged({ ...promptPackage, components }, ['prompts/a.md', 'bin/s.sh', 'README.md']),
    ).toEqual([]);
    expect(judged(promptPackage, ['prompts/a.md', 'prompts/data.csv'])).toEqual([]);
  });

  test('holds no second public component, of whatever kind', () => {
    const components = [
      prompt('a'),
      { ...prompt('a'), id: 'b' },
      { kind: 'agent', id: 'c', path: 'prompts/a.md' },
    ];
    expect(judged({ ...promptPackage, components }, ['prompts/a.md'])).toEqual([
      'component/outside-root no-root 27',
      'manifest/single-kind extra-component 20',
      'manifest/single-kind extra-component 25',
    ]);
  });

  test('needs its component', () => {
    expect(judged({ kind: 'prompt' }, [])).toEqual([
      'manifest/single-kind no-component 9',
      'manifest/single-kind no-root 9',
    ]);
    const components = [{ kind: 'script', id: 's', path: 'prompts/a.md' }];
    expect(judged({ ...promptPackage, components }, ['prompts/a.md'])).toEqual([
      'manifest/single-kind no-component 9',
    ]);
  });

  test('has no root of another kind, an undeclared skills/ included', () => {
    expect(judged(promptPackage, ['prompts/a.md', 'skills/a/SKILL.md'])).toEqual([
      'manifest/single-kind extra-root 9',
    ]);
    const resources = { prompts: 'prompts', agents: 'agents' };
    expect(judged({ ...promptPackage, resources }, ['prompts/a.md', 'agents/a.md'])).toEqual([
      'manifest/single-kind extra-root 12',
    ]);
  });

  test('has no other .md in its root, at any depth or behind a link', () => {
    const extra = ['manifest/single-kind extra-file 11'];
    expect(judged(promptPackage, ['prompts/a.md', 'prompts/README.md'])).toEqual(extra);
    expect(judged(promptPackage, ['prompts/a.md', 'prompts/x/y/z.md'])).toEqual(extra);
    expect(judged(promptPackage, ['prompts/a.md'], { 'prompts/b.md': 'a.md' })).toEqual(extra);
    expect(
      judged(promptPackage, ['prompts/a.md', 'text/b.md'], { 'prompts/t': '../text' }),
    ).toEqual(extra);
  });

  test('survives links that lead in a circle', () => {
    const links = { 'prompts/up': '..', 'prompts/self': '.', 'prompts/x/back': '../../prompts' };
    expect(judged(promptPackage, ['prompts/a.md', 'prompts/x/data.csv'], links)).toEqual([]);
  });

  test('needs a .md file as its prompt', () => {
    const components = [{ kind: 'prompt', id: 'a', path: 'prompts/a.txt' }];
    expect(judged({ ...promptPackage, components }, ['prompts/a.txt'])).toEqual([
      'manifest/single-kind other-file 17',
    ]);
    expect(judged({ ...promptPackage, components }, ['prompts/a.txt', 'prompts/b.md'])).toEqual([
      'manifest/single-kind extra-file 11',
      'manifest/single-kind other-file 17',
    ]);
  });
});

describe('a skill package', () => {
  test('may keep its skill in skills/, declared or not', () => {
    const files = ['skills/a/SKILL.md', 'skills/a/notes.md'];
    expect(judged(skill('skills/a/SKILL.md'), files)).toEqual([]);
    expect(
      judged({ ...skill('skills/a/SKILL.md'), resources: { skills: 'skills' } }, files),
    ).toEqual([]);
  });

  test('may be the root itself', () => {
    const clio = { ...skill('SKILL.md'), resources: { skills: '.' } };
    expect(judged(clio, ['SKILL.md', 'README.md', 'references/a.md'])).toEqual([]);
  });

  test('has one SKILL.md', () => {
    expect(judged(skill('skills/a/SKILL.md'), ['skills/a/SKILL.md', 'skills/b/SKILL.md'])).toEqual([
      'manifest/single-kind extra-file 9',
    ]);
    const clio = { ...skill('SKILL.md'), resources: { skills: '.' } };
    expect(judged(clio, ['SKILL.md', 'examples/a/SKILL.md'])).toEqual([
      'manifest/single-kind extra-file 18',
    ]);
  });

  test('outside its root is told as that alone', () => {
    expect(judged(skill('SKILL.md'), ['SKILL.md'])).toEqual(['component/outside-root no-root 14']);
  });
});
