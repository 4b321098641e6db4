// Paths in annotations are the repository's, wherever it was checked out.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryPaths } from '../../src/action/repository-path.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

test('the workspace is the repository', () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, '.git'));
  const path = repositoryPaths(root);
  expect(path('page-kit/plugin.json')).toBe('page-kit/plugin.json');
  expect(path('./page-kit//plugin.json')).toBe('page-kit/plugin.json');
  expect(path('.')).toBe('.');
  expect(path('../elsewhere/plugin.json')).toBeNull();
  expect(path('/etc/passwd')).toBeNull();
  expect(path('..name/x')).toBe('..name/x');
});

test('a directory inside the repository', () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, '.git'));
  mkdirSync(join(root, 'plugins', 'deep'), { recursive: true });
  const path = repositoryPaths(join(root, 'plugins', 'deep'));
  expect(path('plugin.json')).toBe('plugins/deep/plugin.json');
  expect(path('../other/plugin.json')).toBe('plugins/other/plugin.json');
});

test('a checkout below the workspace', () => {
  const root = temporaryDirectory();
  writeFiles(root, {
    'gate/.git/HEAD': '',
    'gate/kit/plugin.json': '{}',
    'loose/plugin.json': '{}',
  });
  const path = repositoryPaths(root);
  expect(path('gate/kit/plugin.json')).toBe('kit/plugin.json');
  expect(path('gate/kit')).toBe('kit');
  expect(path('loose/plugin.json')).toBe('loose/plugin.json');
});

test('a .git inside a package does not move the paths of the repository around it', () => {
  const root = temporaryDirectory();
  writeFiles(root, {
    'gate/.git/HEAD': '',
    'gate/kit/.git/HEAD': '',
    'gate/kit/plugin.json': '{}',
  });
  expect(repositoryPaths(root)('gate/kit/plugin.json')).toBe('kit/plugin.json');
  expect(repositoryPaths(join(root, 'gate'))('kit/plugin.json')).toBe('kit/plugin.json');
});
