// What a check says when git can tell only part, or nothing.
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkPaths } from '../../src/usecases/check.ts';
import { commitAll, git, temporaryDirectory, writePackage } from '../support/tree.ts';

function check(cwd: string) {
  const request = { cwd, paths: ['.'], registry: null, clioVersion: 'auto', failOn: 'error' };
  return checkPaths({ ...request, failOn: 'error' });
}

function repository(): string {
  const root = realpathSync(temporaryDirectory());
  writePackage(root, { '.gitattributes': '* -text\n' });
  commitAll(root);
  return root;
}

test('outside git that is said', async () => {
  const root = realpathSync(temporaryDirectory());
  writePackage(root);
  expect((await check(root)).notChecked).toEqual([
    { what: 'whether git tracks what is in .', why: 'it is not in a git repository' },
  ]);
});

test('in a whole repository nothing is left unchecked', async () => {
  expect((await check(repository())).notChecked).toEqual([]);
});

test('attributes the repository does not hold are not checked, once, and all else is', async () => {
  const root = repository();
  const object = git(root, 'rev-parse', ':.gitattributes').trim();
  rmSync(join(root, '.git/objects', object.slice(0, 2), object.slice(2)));
  writeFileSync(join(root, 'notes.txt'), '');
  const report = await check(root);
  expect(report.notChecked).toEqual([
    {
      what: 'whether attributes change bytes in .',
      why: 'the repository does not hold what ".gitattributes" says',
    },
  ]);
  expect(report.findings.map((one) => one.rule)).toContain('tree/untracked');
});

test('a repository with a broken index is not checked, and the package still is', async () => {
  const root = repository();
  writeFileSync(join(root, '.git/index'), 'no index');
  const report = await check(root);
  expect(report.packages[0]?.admitted).toBe(true);
  expect(report.notChecked).toHaveLength(1);
  expect(report.notChecked[0]?.why).toMatch(/^git ls-files failed \(exit 128\)/);
});
