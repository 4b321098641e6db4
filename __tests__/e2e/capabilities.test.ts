// Capabilities from the committed bundle, as an owner and a fork's CI run it: real processes, a real port, and
// a store of the size that the page promises.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commitFork, commitVersions, task, writeFork } from '../support/fork.ts';
import { repository } from '../support/run-bundle.ts';
import { runCli } from '../support/run-cli.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

const root = process.env['PLUGIN_GATE_ROOT'] ?? repository;
const cli = join(root, 'dist', 'cli', 'index.js');
const inventory = ['--inventory', 'inventory.json'];

function fork(): string {
  const directory = temporaryDirectory();
  writeFork(directory, { ...task('capabilities/tasks/mine'), ...task('plugins/notes/tasks/sync') });
  commitFork(directory);
  return directory;
}

test('a fork’s CI: clean passes, a published copy fails, and the report says which file', async () => {
  const directory = fork();
  expect((await runCli(directory, ['capabilities', 'check', ...inventory])).code).toBe(0);
  commitVersions(
    join(directory, 'plugins/notes'),
    { 'tasks/sync/run.sh': 'echo old\n' },
    task('tasks/sync'),
  );
  writeFiles(directory, { 'capabilities/tasks/sync/run.sh': 'echo old\n' });
  const { code, out } = await runCli(directory, ['capabilities', 'check', ...inventory]);
  const { version, verdict, findings } = JSON.parse(out);
  const copy = findings.find(({ rule }: { rule: string }) => rule === 'capability/published-copy');
  expect([code, version, verdict, copy.file]).toEqual([
    1,
    1,
    'fail',
    'capabilities/tasks/sync/run.sh',
  ]);
});

test('a migration from plan to plan', async () => {
  const directory = fork();
  writeFiles(directory, {
    'capabilities/tasks/notes/sync/run.sh': readFileSync(
      join(directory, 'plugins/notes/tasks/sync/run.sh'),
      'utf8',
    ),
  });
  const migrate = (...args: readonly string[]) =>
    runCli(directory, ['capabilities', 'migrate', ...inventory, ...args]);
  const planned = await migrate('--json');
  expect(JSON.parse(planned.out).files).toHaveLength(1);
  writeFileSync(join(directory, 'plan.json'), planned.out);
  expect((await migrate('--apply', 'plan.json')).out).toBe(
    'deleted tasks/notes/sync/run.sh\nremoved the empty directory tasks/notes/sync\nremoved the empty directory tasks/notes\n1 file deleted\n',
  );
  expect(JSON.parse((await migrate('--json')).out).files).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'serve answers until %s, and ends well',
  async (signal) => {
    const child = spawn(process.execPath, [cli, 'capabilities', 'serve', '--json', ...inventory], {
      cwd: fork(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<readonly unknown[]>((resolve) => {
      child.on('close', (code, killed) => resolve([code, killed]));
    });
    const said = await new Promise<string>((resolve) => {
      child.stdout.once('data', (chunk) => resolve(String(chunk)));
    });
    const { url, token } = JSON.parse(said);
    const page = await (await fetch(url)).text();
    expect(page).toContain('From the plugin <strong>notes</strong>');
    const headers = { 'x-plugin-gate-token': token };
    const refused = await fetch(`${url}api/tasks/sync`, { method: 'DELETE', headers });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: 'plugin-owned', plugin: 'notes', name: 'sync' },
    ]);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

describe('5,000 entries and 200 plugins', () => {
  const directory = temporaryDirectory();
  const files: Record<string, string> = {};
  for (let at = 0; at < 5_000; at += 1) Object.assign(files, task(`capabilities/tasks/own-${at}`));
  for (let at = 0; at < 200; at += 1) Object.assign(files, task(`plugins/p${at}/tasks/t${at}`));
  writeFork(directory, files);
  test('are listed, all of them', async () => {
    const { code, out } = await runCli(directory, ['capabilities', 'list', '--json', ...inventory]);
    expect(code).toBe(0);
    expect(JSON.parse(out).entries).toHaveLength(5_200);
  });
});
