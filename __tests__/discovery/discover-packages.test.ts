// What a host finds below a directory: a root that is a package, or the directories in it.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { realDisk } from '../../src/base/disk.ts';
import { discoverPluginPackages } from '../../src/discovery/discover-packages.ts';
import { temporaryDirectory, writeFiles, writePackage, writeTree } from '../support/tree.ts';

function found(root: string) {
  const { candidates, notChecked } = discoverPluginPackages(root);
  return {
    packages: candidates.map(({ path, valid }) => [relative(root, path), valid]),
    notChecked: notChecked.map(({ what, why }) => [relative(root, what), why]),
  };
}

describe('discoverPluginPackages', () => {
  test('a root with plugin.json is the one package, whatever it holds', () => {
    const root = join(temporaryDirectory(), 'kit');
    writePackage(root);
    writePackage(join(root, 'inner'));
    expect(found(root)).toEqual({ packages: [['', true]], notChecked: [] });
  });

  test('a root with a plugin.json that is none is the one package, and invalid', () => {
    for (const entry of [
      { path: 'plugin.json', type: 'directory' },
      { path: 'plugin.json', type: 'link', target: 'nowhere' },
    ] as const) {
      const root = temporaryDirectory();
      writeTree(root, [entry]);
      writePackage(join(root, 'inner'));
      expect(found(root).packages).toEqual([['', false]]);
    }
  });

  test('each real directory is a package root, in sorted order, one without plugin.json an invalid one', () => {
    const root = temporaryDirectory();
    for (const name of ['b', 'a', 'Z', 'a-b', 'a.b', 'é']) writePackage(join(root, name));
    writeFiles(root, {
      'docs/readme.md': 'x',
      'registry.yaml': 'x',
      'skills/deep/kit/plugin.json': '{}',
    });
    expect(found(root)).toEqual({
      packages: [
        ['Z', true],
        ['a', true],
        ['a-b', true],
        ['a.b', true],
        ['b', true],
        ['docs', false],
        ['skills', false],
        ['é', true],
      ],
      notChecked: [],
    });
  });

  test('hidden and linked directories are listed as not checked, files and links to files are not', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    writePackage(join(root, '.kit.install-1-a'));
    writeFiles(root, { '.hidden-file': 'x' });
    symlinkSync('kit', join(root, 'linked'));
    symlinkSync('kit/plugin.json', join(root, 'file'));
    symlinkSync('nowhere', join(root, 'dangling'));
    symlinkSync('kit', join(root, '.linked'));
    expect(found(root)).toEqual({
      packages: [['kit', true]],
      notChecked: [
        ['.kit.install-1-a', 'hidden directory'],
        ['.linked', 'hidden directory'],
        ['linked', 'symbolic link to a directory'],
      ],
    });
  });

  test('an empty directory holds no package', () => {
    expect(found(temporaryDirectory())).toEqual({ packages: [], notChecked: [] });
  });

  test('a root that cannot be listed is one invalid candidate, never none', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { file: 'x' });
    symlinkSync('loop', join(directory, 'loop'));
    for (const name of ['missing', 'file', 'file/below', 'loop']) {
      const { candidates } = discoverPluginPackages(join(directory, name));
      expect(candidates.map(({ valid }) => valid)).toEqual([false]);
      expect(candidates[0]?.diagnostics).toHaveLength(1);
    }
  });

  test('a root that the system refuses to list is one invalid candidate', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    const disk = {
      ...realDisk,
      readdirSync: (() => {
        throw Object.assign(new Error('denied'), { code: 'EACCES' });
      }) as unknown as typeof realDisk.readdirSync,
      opendirSync: () => {
        throw Object.assign(new Error('denied'), { code: 'EACCES' });
      },
    };
    const { candidates } = discoverPluginPackages(root, { disk });
    expect(candidates.map(({ path, valid }) => [path, valid])).toEqual([[root, false]]);
    expect(candidates[0]?.diagnostics[0]?.rule).toBe('tree/unreadable');
  });

  test('judges for the host that is given', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    const { candidates } = discoverPluginPackages(root, { clioVersion: '0.7.0' });
    expect(candidates[0]?.generation).toBe('0.6.2');
  });

  test('a FIFO among the directories is neither opened nor a package', () => {
    const root = temporaryDirectory();
    writePackage(join(root, 'kit'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(found(root).packages).toEqual([['kit', true]]);
  });
});
