// Where our own commands look for packages, and what they say they left out.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realDisk } from '../../src/base/disk.ts';
import { Fault } from '../../src/base/fault.ts';
import { type FindOptions, findPackages } from '../../src/discovery/find-packages.ts';
import { temporaryDirectory, writeFiles, writePackage, writeTree } from '../support/tree.ts';

/** Makes empty packages at the given paths below a fresh directory. */
function library(...packages: readonly string[]): string {
  const root = temporaryDirectory();
  for (const path of packages) writeFiles(root, { [`${path}/plugin.json`]: '{}' });
  return root;
}

function found(root: string, options: FindOptions = {}) {
  const { packages, notChecked, searched } = findPackages([root], options);
  return {
    packages: packages.map((path) => relative(root, path)),
    notChecked: notChecked.map(({ what, why }) => `${what.replaceAll(root, '~')}: ${why}`),
    directories: searched.directories,
  };
}

describe('findPackages', () => {
  test('finds packages at every depth, in sorted order', () => {
    const root = library(
      'skills/text/read',
      'skills/text/a-b',
      'skills/data/plot',
      'kit',
      'skills-more/x',
    );
    expect(found(root)).toEqual({
      packages: ['kit', 'skills/data/plot', 'skills/text/a-b', 'skills/text/read', 'skills-more/x'],
      notChecked: [],
      directories: 10,
    });
  });

  test('takes the path itself where it is a package, and does not look inside packages', () => {
    const root = library('kit', 'kit/examples/inner');
    expect(found(root).packages).toEqual(['kit']);
    expect(found(join(root, 'kit')).packages).toEqual(['']);
    expect(found(join(root, 'kit', 'examples')).packages).toEqual(['inner']);
  });

  test('takes a directory with anything named plugin.json, so that a broken one is judged', () => {
    const root = temporaryDirectory();
    writeTree(root, [
      { path: 'a/plugin.json', type: 'directory' },
      { path: 'b/plugin.json', type: 'link', target: 'nowhere' },
      { path: 'c/Plugin.json', type: 'file', utf8: '{}' },
    ]);
    expect(found(root).packages).toEqual(['a', 'b']);
  });

  test('leaves out dot-names, node_modules, ignored directories and links, and says so', () => {
    const root = library(
      '.git/a',
      '.venv/b',
      '.c',
      'x/.d',
      'node_modules/e',
      'x/node_modules/f',
      'out/g',
      'kit',
    );
    symlinkSync('kit', join(root, 'linked'));
    symlinkSync('kit/plugin.json', join(root, 'file'));
    expect(found(root, { ignored: (path) => path.endsWith('/out') })).toEqual({
      packages: ['kit'],
      notChecked: [
        '3 directories: ~/.c, ~/.venv and ~/x/.d: names with a leading dot are not searched',
        '~/linked: links to directories are not followed',
        '2 directories: ~/node_modules and ~/x/node_modules: node_modules is not searched',
        '~/out: git ignores it',
      ],
      directories: 3,
    });
  });

  test('shortens a long list to a count and the first names', () => {
    const root = library('.a/x', '.b/x', '.c/x', '.d/x', 'kit');
    expect(found(root).notChecked).toEqual([
      '4 directories: ~/.a, ~/.b, ~/.c and 1 more: names with a leading dot are not searched',
    ]);
  });

  test('names what it left out as the caller wants it named', () => {
    const root = library('.a/x');
    expect(found(root, { display: (path) => `<${relative(root, path)}>` }).notChecked).toEqual([
      '<.a>: names with a leading dot are not searched',
    ]);
  });

  test('finds skills that lie in no package, and none inside another skill', () => {
    const root = library('kit', 'loose/read/examples/kit');
    writeFiles(root, {
      'kit/skills/a/SKILL.md': 'x',
      'loose/read/SKILL.md': 'x',
      'loose/read/examples/inner/SKILL.md': 'x',
      'loose/skim/SKILL.md': 'x',
      'other/skill.md': 'x',
      'other/SKILL.md/file': 'x',
    });
    const { packages, skills } = findPackages([root]);
    expect(packages.map((path) => relative(root, path))).toEqual([
      'kit',
      'loose/read/examples/kit',
    ]);
    expect(skills.map((path) => relative(root, path))).toEqual(['loose/read', 'loose/skim']);
  });

  test('searches a path that is named itself, hidden, ignored or linked', () => {
    const root = library('.hidden/kit', 'node_modules/kit');
    symlinkSync('.hidden', join(root, 'linked'));
    for (const name of ['.hidden', 'node_modules', 'linked']) {
      expect(found(join(root, name), { ignored: () => false }).packages).toEqual(['kit']);
    }
  });

  test('asks about git with absolute paths, once for each directory', () => {
    const root = library('a/b', 'c/d');
    const asked: string[] = [];
    findPackages([root], {
      ignored: (path) => {
        asked.push(relative(root, path));
        return false;
      },
    });
    expect(asked.sort()).toEqual(['a', 'a/b', 'c', 'c/d']);
  });

  test('gives each package once, however the paths overlap', () => {
    const root = library('a/kit', 'b/kit');
    const paths = [join(root, 'b'), root, `${root}/a/`, join(root, 'a', '..')];
    expect(findPackages(paths).packages).toEqual([join(root, 'b/kit'), join(root, 'a/kit')]);
  });

  test('takes relative paths from the working directory and gives absolute ones', () => {
    const root = library('kit');
    const { packages } = findPackages([relative(process.cwd(), root)]);
    expect(packages).toEqual([resolve(root, 'kit')]);
  });

  test('finds nothing in an empty directory, and says how much it searched', () => {
    expect(found(temporaryDirectory())).toEqual({ packages: [], notChecked: [], directories: 1 });
  });

  test.each([
    ['missing', '" does not exist'],
    ['file', '" is not a directory'],
    ['dangling', '" is not a directory'],
  ])('a path that is %s is the caller\u2019s fault', (name, message) => {
    const root = temporaryDirectory();
    writeFiles(root, { file: 'x' });
    symlinkSync('nowhere', join(root, 'dangling'));
    expect(() => findPackages([join(root, name)])).toThrow(Fault);
    expect(() => findPackages([join(root, name)])).toThrow(message);
  });

  test('a directory that cannot be listed is not checked, and the rest is', () => {
    const root = library('a/kit', 'b/kit');
    const disk = {
      ...realDisk,
      readdirSync: ((path: string, options: { withFileTypes: true }) => {
        if (path.endsWith('/a')) throw Object.assign(new Error('denied'), { code: 'EACCES' });
        return realDisk.readdirSync(path, options);
      }) as unknown as typeof realDisk.readdirSync,
    };
    expect(found(root, { disk })).toEqual({
      packages: ['b/kit'],
      notChecked: ['~/a: it cannot be listed'],
      directories: 4,
    });
  });

  test('a thousand packages are found by looking at each directory once', () => {
    const root = temporaryDirectory();
    for (let at = 0; at < 1_000; at += 1) {
      mkdirSync(join(root, `group${at % 10}`, `kit${at}`), { recursive: true });
      writeFiles(root, { [`group${at % 10}/kit${at}/plugin.json`]: '{}' });
    }
    expect(found(root).packages).toHaveLength(1_000);
    expect(found(root).directories).toBe(1_011);
  });

  test('a valid package is found like any other', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    expect(found(root).packages).toEqual(['kit']);
  });
});
