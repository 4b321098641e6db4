import { describe, expect, test } from '@jest/globals';
import { findSkills } from '../../../src/manifest/payload/find-skills.ts';
import { indexTree } from '../../../src/manifest/payload/tree-index.ts';
import { readPackageTree } from '../../../src/manifest/read-manifest.ts';
import { type CaseEntry, temporaryDirectory, writeFiles, writeTree } from '../../support/tree.ts';

function found(paths: readonly string[], links: readonly CaseEntry[] = [], root = 'skills') {
  const directory = temporaryDirectory();
  writeFiles(directory, Object.fromEntries(paths.map((path) => [path, 'text\n'])));
  writeTree(directory, links);
  const { skills, hidden } = findSkills(indexTree(readPackageTree(directory)), root);
  return {
    skills: skills.map(({ path, form, directory: name }) => `${path} ${form} ${name}`),
    hidden: hidden.map(({ path, owner }) => `${path} in ${owner}`),
  };
}

function link(path: string, target: string): CaseEntry {
  return { path, type: 'link', target };
}

describe('which files are skills', () => {
  test('directories with SKILL.md at any depth, and loose Markdown at the top', () => {
    expect(
      found([
        'skills/a/SKILL.md',
        'skills/group/deep/b/SKILL.md',
        'skills/loose.md',
        'skills/group/not-loose.md',
        'skills/notes.txt',
      ]),
    ).toEqual({
      skills: [
        'skills/a/SKILL.md directory a',
        'skills/group/deep/b/SKILL.md directory b',
        'skills/loose.md loose null',
      ],
      hidden: [],
    });
  });

  test('a directory that is a skill is not searched further', () => {
    expect(found(['skills/a/SKILL.md', 'skills/a/b/SKILL.md', 'skills/a/b/c/SKILL.md'])).toEqual({
      skills: ['skills/a/SKILL.md directory a'],
      hidden: ['skills/a/b/SKILL.md in skills/a', 'skills/a/b/c/SKILL.md in skills/a'],
    });
  });

  test('material of a skill may hold a SKILL.md', () => {
    expect(
      found([
        'skills/a/SKILL.md',
        'skills/a/assets/SKILL.md',
        'skills/a/references/x/SKILL.md',
        'skills/a/.cache/SKILL.md',
        'skills/a/node_modules/x/SKILL.md',
      ]).hidden,
    ).toEqual([]);
  });

  test('names with a dot and node_modules are skipped', () => {
    expect(
      found([
        'skills/.git2/a/SKILL.md',
        'skills/node_modules/b/SKILL.md',
        'skills/c/.d/SKILL.md',
        'skills/.loose.md',
        'skills/e/SKILL.md',
      ]).skills,
    ).toEqual(['skills/e/SKILL.md directory e']);
  });

  test('a SKILL.md in the root is the only skill, and nothing else is read', () => {
    expect(found(['SKILL.md', 'README.md', 'docs/page/SKILL.md'], [], '.')).toEqual({
      skills: ['SKILL.md directory null'],
      hidden: ['docs/page/SKILL.md in .'],
    });
  });

  test('the package root as skills root reads loose Markdown too', () => {
    expect(found(['README.md', 'read/SKILL.md'], [], '.').skills).toEqual([
      'README.md loose null',
      'read/SKILL.md directory read',
    ]);
  });

  test('the name is SKILL.md, in capitals, and a file', () => {
    expect(found(['skills/a/skill.md', 'skills/b/SKILL.md/x.txt']).skills).toEqual([]);
  });

  test('a root that is not there has none', () => {
    expect(found(['README.md'])).toEqual({ skills: [], hidden: [] });
  });
});

describe('links', () => {
  test('a linked skill counts under the name of its link', () => {
    expect(found(['store/a/SKILL.md', 'skills/x.txt'], [link('skills/b', '../store/a')])).toEqual({
      skills: ['skills/b/SKILL.md directory b'],
      hidden: [],
    });
  });

  test('a linked group is searched', () => {
    expect(found(['store/a/SKILL.md', 'skills/x.txt'], [link('skills/all', '../store')])).toEqual({
      skills: ['skills/all/a/SKILL.md directory a'],
      hidden: [],
    });
  });

  test('a link back up ends', () => {
    expect(
      found(['skills/g/a/SKILL.md'], [link('skills/g/up', '..'), link('skills/g/self', '.')]),
    ).toEqual({ skills: ['skills/g/a/SKILL.md directory a'], hidden: [] });
  });

  test('links that multiply do not', () => {
    const links = Array.from({ length: 12 }, (_, at) => at).flatMap((at) => [
      link(`store/d${at}/x`, `../d${at + 1}`),
      link(`store/d${at}/y`, `../d${at + 1}`),
    ]);
    const { skills } = found(
      ['store/d12/a/SKILL.md', 'skills/x.txt'],
      [...links, link('skills/d', '../store/d0')],
    );
    expect(skills.length).toBeGreaterThanOrEqual(1);
    expect(skills.length).toBeLessThanOrEqual(2);
  });

  test('a loose link to Markdown is a loose skill, one that leads nowhere is none', () => {
    expect(
      found(
        ['docs/a.md', 'skills/x.txt'],
        [link('skills/a.md', '../docs/a.md'), link('skills/b.md', 'gone.md')],
      ).skills,
    ).toEqual(['skills/a.md loose null']);
  });
});
