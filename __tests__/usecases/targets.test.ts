import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { resolveTargets } from '../../src/usecases/targets.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

const here = temporaryDirectory();
writeFiles(here, {
  'plain/notes.txt': 'x\n',
  'listed/registry.yaml': '',
  'house/library/registry.yaml': '',
  'both/registry.yaml': '',
  'both/library/registry.yaml': '',
  'kit/plugin.json': '{}\n',
  'kit/skills/read/SKILL.md': 'x\n',
  'odd/catalogue.yml': '',
  'folder/registry.yaml/x': 'x\n',
});
symlinkSync('gone', join(here, 'plain', 'loose'));
symlinkSync('loop', join(here, 'loop'));

function targets(paths: readonly string[], registry: string | null = null) {
  const found = resolveTargets({ cwd: here, paths, registry });
  return {
    directories: found.directories.map((path) => relative(here, path) || '.'),
    registry: found.registry === null ? null : relative(here, found.registry),
  };
}

describe('a directory', () => {
  test.each([
    ['plain', ['plain'], null],
    ['listed', ['listed'], 'listed/registry.yaml'],
    ['house', ['house'], 'house/library/registry.yaml'],
    ['both', ['both'], 'both/registry.yaml'],
    ['folder', ['folder'], 'folder/registry.yaml'],
    ['.', ['.'], null],
    ['./listed/', ['listed'], 'listed/registry.yaml'],
  ])('%s is searched, with the registry it holds', (path, directories, registry) => {
    expect(targets([path])).toEqual({ directories, registry });
  });

  test('counts once, however it is written', () => {
    expect(targets(['kit', './kit', 'kit/plugin.json', join(here, 'kit')])).toEqual({
      directories: ['kit'],
      registry: null,
    });
  });
});

describe('a file', () => {
  test.each([
    ['kit/plugin.json', 'kit', null],
    ['kit/skills/read/SKILL.md', 'kit/skills/read', null],
    ['listed/registry.yaml', 'listed', 'listed/registry.yaml'],
    ['odd/catalogue.yml', 'odd', 'odd/catalogue.yml'],
  ])('%s stands for its directory', (path, directory, registry) => {
    expect(targets([path])).toEqual({ directories: [directory], registry });
  });

  test('that is none of these is refused by name', () => {
    expect(() => targets(['plain/notes.txt'])).toThrow(
      '"plain/notes.txt" is a file that check does not know',
    );
  });
});

describe('--registry', () => {
  test('comes before what the paths hold', () => {
    expect(targets(['listed'], 'odd/catalogue.yml').registry).toBe('odd/catalogue.yml');
  });

  test('may name what is not there: reading it says so', () => {
    expect(targets(['plain'], 'gone.yaml').registry).toBe('gone.yaml');
  });

  test('decides between two', () => {
    expect(() => targets(['listed', 'house'])).toThrow('2 registries found');
    expect(targets(['listed', 'house'], 'listed/registry.yaml').registry).toBe(
      'listed/registry.yaml',
    );
  });
});

describe('a path that leads nowhere', () => {
  test.each([
    ['gone'],
    ['plain/notes.txt/below'],
    ['plain/loose'],
    ['loop'],
    [`plain/${'x'.repeat(300)}`],
  ])('%s is refused, never a crash', (path) => {
    expect(() => targets([path])).toThrow(/^there is nothing at "/);
  });
});
