// A migration on any store: what it deletes is untracked and was the plugin's, names stay, a second run is idle.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyMigration } from '../../src/capability/apply-migration.ts';
import { migrationJson, parseMigration } from '../../src/capability/migration-file.ts';
import { planMigration } from '../../src/capability/plan-migration.ts';
import { listTasks } from '../../src/capability/tasks.ts';
import { commitFork, commitVersions, task } from '../support/fork.ts';
import { git, writeFiles } from '../support/tree.ts';
import { makeFork } from './support/fork.ts';

const older = {
  ...task('tasks/a', { name: 'Old' }),
  'tasks/a/run.sh': 'old\n',
  'tasks/b/run.sh': 'b1\n',
};
const current = { ...task('tasks/a'), ...task('tasks/b'), 'tasks/b/extra.txt': '' };
const paths = [
  'tasks/a/task.yaml',
  'tasks/a/run.sh',
  'tasks/b/task.yaml',
  'tasks/b/run.sh',
  'tasks/b/extra.txt',
];

const bytesOf = (path: string, what: string): string | null => {
  const [before, now] = [older, current].map(
    (all) => (all as Record<string, string>)[path] ?? 'never\n',
  );
  if (what === 'current') return now ?? null;
  if (what === 'older') return before ?? null;
  if (what === 'mine')
    return path.endsWith('.yaml') ? 'name: M\ndescription: D.\nimplementation: run.sh\n' : 'mine\n';
  return null;
};

const file = fc.record({
  what: fc.constantFrom('absent', 'current', 'older', 'mine'),
  tracked: fc.boolean(),
  inFolder: fc.boolean(),
});

test('whatever is in the store', () => {
  let deletions = 0;
  fc.assert(
    fc.property(fc.array(file, { minLength: paths.length, maxLength: paths.length }), (files) => {
      const fork = makeFork({ 'plugins/p/README.md': 'P.\n' });
      commitVersions(join(fork.plugins, 'p'), older, current);
      const place = files.map(({ inFolder }, at) => {
        const [kind = '', ...rest] = (paths[at] ?? '').split('/');
        return inFolder ? [kind, 'p', ...rest].join('/') : (paths[at] ?? '');
      });
      const put = (tracked: boolean): void =>
        writeFiles(
          fork.store,
          Object.fromEntries(
            files.flatMap((each, at) => {
              const text = bytesOf(paths[at] ?? '', each.what);
              return text === null || each.tracked !== tracked ? [] : [[place[at] ?? '', text]];
            }),
          ),
        );
      put(true);
      commitFork(fork.root);
      put(false);
      const names = listTasks(fork).map(({ name }) => name);
      const status = git(fork.root, 'status', '--porcelain', '--untracked-files=no');

      const plan = planMigration(fork, 'here', { environment: process.env });
      const reviewed = parseMigration(JSON.parse(JSON.stringify(migrationJson(plan))));
      if (typeof reviewed === 'string') throw new Error(reviewed);
      const before = new Map(
        place
          .filter((path) => existsSync(join(fork.store, path)))
          .map((path) => [path, readFileSync(join(fork.store, path), 'utf8')]),
      );
      const { refusals, deleted } = applyMigration(fork, reviewed, plan);
      deletions += deleted.length;

      expect(refusals).toEqual([]);
      for (const path of deleted) {
        const at = place.indexOf(path);
        expect(files[at]?.tracked).toBe(false);
        expect(['current', 'older']).toContain(files[at]?.what);
      }
      for (const [path, text] of before) {
        if (!deleted.includes(path))
          expect(readFileSync(join(fork.store, path), 'utf8')).toBe(text);
      }
      expect(git(fork.root, 'status', '--porcelain', '--untracked-files=no')).toBe(status);
      const after = listTasks(fork).map(({ name }) => name);
      expect(names.filter((name) => !after.includes(name))).toEqual([]);
      // A name that a broken remainder of a copy took is the plugin's again; no other one is new.
      const taken = place.filter((path) => before.has(path)).map((path) => path.split('/')[1]);
      expect(after.filter((name) => !names.includes(name) && !taken.includes(name))).toEqual([]);
      expect(planMigration(fork, 'here', { environment: process.env }).files).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect(deletions).toBeGreaterThan(5);
}, 120_000);
