import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type FindOptions, findPackages } from '../../src/discovery/find-packages.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

function found(
  files: readonly string[],
  options: FindOptions & { readonly at?: readonly string[] } = {},
) {
  const root = temporaryDirectory();
  writeFiles(root, Object.fromEntries(files.map((file) => [file, 'x\n'])));
  return search(root, options);
}

function search(
  root: string,
  { at = ['.'], ...options }: FindOptions & { readonly at?: readonly string[] } = {},
) {
  const result = findPackages(
    at.map((path) => join(root, path)),
    { display: (path) => relative(root, path), ...options },
  );
  return {
    packages: result.packages.map((path) => relative(root, path) || '.'),
    skills: result.skills.map((path) => relative(root, path) || '.'),
    notChecked: result.notChecked.map(({ what, why }) => `${what}: ${why}`),
  };
}

describe('packages', () => {
  test('are found at any depth, in sorted order, and not searched further', () => {
    expect(
      found(['b/plugin.json', 'a/x/plugin.json', 'a/x/inner/plugin.json', 'a.txt', 'c/notes.md']),
    ).toEqual({ packages: ['a/x', 'b'], skills: [], notChecked: [] });
  });

  test('may be the given path itself', () => {
    expect(found(['plugin.json', 'skills/read/SKILL.md'])).toEqual({
      packages: ['.'],
      skills: [],
      notChecked: [],
    });
  });

  test('are each found once, however often their path is given', () => {
    expect(found(['a/plugin.json'], { at: ['a', '.', 'a'] }).packages).toEqual(['a']);
  });
});

describe('skills', () => {
  test('are directories with SKILL.md that lie in no package', () => {
    expect(
      found([
        'kit/plugin.json',
        'kit/skills/in-package/SKILL.md',
        'skills/read/SKILL.md',
        'skills/group/scan/SKILL.md',
      ]),
    ).toEqual({ packages: ['kit'], skills: ['skills/group/scan', 'skills/read'], notChecked: [] });
  });

  test('are not searched for more skills, but for packages', () => {
    expect(found(['SKILL.md', 'inner/SKILL.md', 'kits/one/plugin.json', 'kits/SKILL.md'])).toEqual({
      packages: ['kits/one'],
      skills: ['.'],
      notChecked: [],
    });
  });

  test('have their file in exact case, and as a file', () => {
    const root = temporaryDirectory();
    writeFiles(root, { 'a/skill.md': 'x\n', 'b/Skill.md': 'x\n', 'c/SKILL.md/notes.txt': 'x\n' });
    expect(search(root).skills).toEqual([]);
  });

  test('may have a link for their file, a broken one too: that must be told', () => {
    const root = temporaryDirectory();
    mkdirSync(join(root, 'a'));
    symlinkSync('nowhere', join(root, 'a', 'SKILL.md'));
    expect(search(root).skills).toEqual(['a']);
  });

  test('inside a package are found where the path given is inside it', () => {
    expect(
      found(['kit/plugin.json', 'kit/skills/read/SKILL.md'], { at: ['kit/skills'] }),
    ).toMatchObject({ packages: [], skills: ['kit/skills/read'] });
  });
});

describe('what is not searched', () => {
  test('is said, in groups, with paths as they are to be shown', () => {
    expect(
      found([
        '.hidden/plugin.json',
        'a/.claude/skills/read/SKILL.md',
        'node_modules/x/plugin.json',
        'out/plugin.json',
      ]).notChecked,
    ).toEqual([
      '2 directories: .hidden and a/.claude: names with a leading dot are not searched',
      'node_modules: node_modules is not searched',
    ]);
    expect(
      found(['out/plugin.json', 'a/plugin.json'], { ignored: (path) => path.endsWith('/out') }),
    ).toEqual({ packages: ['a'], skills: [], notChecked: ['out: git ignores it'] });
  });

  test('does not name .git, which is no content', () => {
    expect(found(['.git/config', 'a/.git/HEAD', 'a/plugin.json', 'b/.git'])).toEqual({
      packages: ['a'],
      skills: [],
      notChecked: [],
    });
  });

  test('names links to directories and leaves links to files alone', () => {
    const root = temporaryDirectory();
    writeFiles(root, { 'a/plugin.json': 'x\n', 'notes.txt': 'x\n' });
    symlinkSync('a', join(root, 'link'));
    symlinkSync('notes.txt', join(root, 'notes'));
    symlinkSync('.', join(root, 'loop'));
    expect(search(root)).toEqual({
      packages: ['a'],
      skills: [],
      notChecked: ['2 directories: link and loop: links to directories are not followed'],
    });
  });

  test('is given by the path it was found below where no way to show it is given', () => {
    const root = temporaryDirectory();
    writeFiles(root, { 'a/.hidden/plugin.json': 'x\n' });
    expect(findPackages([root]).notChecked).toEqual([
      { what: `${root}/a/.hidden`, why: 'names with a leading dot are not searched' },
    ]);
  });
});

describe('a path that is no directory', () => {
  test('is refused by name', () => {
    const root = temporaryDirectory();
    writeFiles(root, { 'notes.txt': 'x\n' });
    expect(() => findPackages([join(root, 'gone')])).toThrow(/\/gone" does not exist$/);
    expect(() => findPackages([join(root, 'notes.txt')])).toThrow(
      /notes\.txt" is not a directory$/,
    );
  });
});

test('more levels than the limit end in a word, not in an overflow', () => {
  const root = temporaryDirectory();
  const deep = Array.from({ length: 1_200 }, () => 'd').join('/');
  writeFiles(root, { [`${deep}/SKILL.md`]: 'x\n' });
  const { skills, notChecked } = search(root);
  expect(skills).toEqual([]);
  expect(notChecked).toEqual([expect.stringMatching(/^d\/d\/.*: more than 1000 levels deep$/)]);
});
