// `capabilities check` as a fork's CI sees it: the report, its exit code, waivers, and what was not checked.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkCapabilitiesAt } from '../../src/usecases/capabilities-check.ts';
import { command } from '../cli/terminal.ts';
import { commitFork, commitVersions, enabledRow, skill, task } from '../support/fork.ts';
import { writeFiles } from '../support/tree.ts';
import { type Fork, makeFork } from './support/fork.ts';
import { capabilities } from './support/run.ts';

const contested = (): Fork =>
  makeFork({ ...task('plugins/a/tasks/sync'), ...task('plugins/b/tasks/sync') });

function reportOf(fork: Fork, today = '2026-11-30') {
  return checkCapabilitiesAt({
    cwd: fork.root,
    store: 'capabilities',
    plugins: 'plugins',
    inventory: 'inventory.json',
    failOn: 'error',
    env: process.env,
    today,
  });
}

describe('the report', () => {
  test('is the JSON report, version 1, whether or not it is asked for', async () => {
    const fork = contested();
    const plain = await capabilities(fork, 'check');
    const asked = await capabilities(fork, 'check', '--json');
    expect(plain).toEqual(asked);
    const report = JSON.parse(plain.out);
    expect(plain.code).toBe(1);
    expect([
      report.version,
      report.verdict,
      report.counts,
      report.packages,
      report.registry,
      report.changes,
    ]).toEqual([1, 'fail', { error: 1, warning: 0, note: 0 }, [], null, null]);
    expect(report.findings[0]).toMatchObject({
      rule: 'capability/two-plugins',
      severity: 'error',
      file: 'plugins/a/tasks/sync',
      line: null,
      row: 'task:sync',
      found: '"a", "b"',
    });
    expect(report.notChecked).toHaveLength(2);
  });

  test('text where a person looks, or asks for it', async () => {
    const fork = contested();
    const asked = await capabilities(fork, 'check', '--text');
    expect(asked.out).toContain(
      'error plugins/a/tasks/sync capability/two-plugins the plugins "a" and "b" provide',
    );
    expect(asked.out).toMatch(/\nfail: 1 error, /);
    const looked = await command(
      fork.root,
      ['capabilities', 'check', '--inventory', 'inventory.json'],
      { interactive: true },
    );
    expect(looked.out).toBe(asked.out);
  });

  test('a clean fork passes', async () => {
    const fork = makeFork({
      ...task('capabilities/tasks/mine'),
      ...skill('plugins/a/skills/read'),
    });
    const run = await capabilities(fork, 'check');
    expect([run.code, JSON.parse(run.out).findings]).toEqual([0, []]);
  });

  test('a store that is not there is a mistake of the caller', async () => {
    const run = await command(makeFork().root, ['capabilities', 'check', '--store', 'gone']);
    expect([run.code, run.err]).toEqual([
      2,
      'plugin-gate: there is no store at "gone"\n  name the directory that holds tasks/ and skills/ with --store\n',
    ]);
  });

  test('plugins without any inventory: nothing of them counts, and that is an error', async () => {
    const run = await command(contested().root, ['capabilities', 'check']);
    const { findings } = JSON.parse(run.out);
    expect([run.code, findings.map(({ rule }: { rule: string }) => rule)]).toEqual([
      1,
      ['capability/inventory'],
    ]);
  });

  test('a fork without plugins needs no inventory', async () => {
    const fork = makeFork(task('capabilities/tasks/mine'));
    expect((await command(fork.root, ['capabilities', 'check'])).code).toBe(0);
    rmSync(fork.plugins, { recursive: true });
    const run = await command(fork.root, ['capabilities', 'check']);
    expect([run.code, JSON.parse(run.out).findings]).toEqual([0, []]);
  });
});

describe('the collision error', () => {
  test('names every party and shows what to do', () => {
    const [finding] = reportOf(contested()).findings;
    expect([finding?.message, finding?.fix]).toEqual([
      'the plugins "a" and "b" provide the task "sync"; "a" is used',
      'disable "b", or have it renamed, or put an entry "sync" of your own into tasks/ of the store and waive capability/two-plugins for task:sync in plugin-gate.yaml',
    ]);
    expect(finding?.related).toMatchObject([
      { message: 'that of "b"', place: { file: 'plugins/b/tasks/sync' } },
    ]);
  });

  test('following it, step by step, ends it', () => {
    const fork = contested();
    fork.enable('a');
    expect(reportOf(fork).findings).toEqual([]);
  });

  test('a waiver silences it until it expires', () => {
    const fork = contested();
    writeFiles(fork.root, {
      'plugin-gate.yaml':
        'waivers:\n  - rule: capability/two-plugins\n    row: task:sync\n    reason: b is renamed in its next version\n    expires: 2026-12-31\n',
    });
    const before = reportOf(fork, '2026-12-31');
    expect([before.verdict, before.findings.map(({ rule, severity }) => [rule, severity])]).toEqual(
      ['pass', [['capability/two-plugins', 'note']]],
    );
    const after = reportOf(fork, '2027-01-01');
    expect([after.verdict, after.findings.map(({ rule }) => rule)]).toEqual([
      'fail',
      ['policy/waiver-expired', 'capability/two-plugins'],
    ]);
  });

  test('a waiver for another name waives nothing and is said; one of another area is not looked at', () => {
    const fork = contested();
    const waiver = (rule: string, row: string): string =>
      `  - {rule: ${rule}, row: "${row}", reason: r, expires: 2026-12-31}\n`;
    writeFiles(fork.root, {
      'plugin-gate.yaml': `waivers:\n${waiver('capability/two-plugins', 'task:other')}${waiver('row/audit', 'plugin:x')}`,
    });
    expect(reportOf(fork).findings.map(({ rule }) => rule)).toEqual([
      'policy/waiver-unused',
      'capability/two-plugins',
    ]);
  });
});

describe('stale copies in a fork', () => {
  test('tracked copies of now and before are errors, changed ones a warning, overrides a note', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/sync', { description: 'Old.' }),
      'capabilities/skills/read/SKILL.md': '---\nname: read\ndescription: Mine.\n---\n',
    });
    commitVersions(
      join(fork.plugins, 'a'),
      { ...task('tasks/sync', { description: 'Old.' }) },
      { ...task('tasks/sync'), ...skill('skills/read') },
    );
    fork.enable('a');
    commitFork(fork.root);
    const seen = reportOf(fork).findings.map(
      ({ rule, severity, place }) => `${severity} ${rule} ${place.file}`,
    );
    expect(seen).toEqual([
      'note capability/shadows capabilities/skills/read',
      'warning capability/same-path capabilities/skills/read/SKILL.md',
      'note capability/shadows capabilities/tasks/sync',
      'warning capability/same-path capabilities/tasks/sync/run.sh',
      'error capability/published-copy capabilities/tasks/sync/task.yaml',
    ]);
  });

  test('a disabled plugin’s copies are found too', () => {
    const fork = makeFork({
      ...task('plugins/a/tasks/sync'),
      'capabilities/tasks/sync/run.sh': 'echo plugins/a/tasks/sync\n',
    });
    fork.inventoryOf([{ ...enabledRow('a'), enabled: false }]);
    expect(reportOf(fork).findings.map(({ rule }) => rule)).toContain('capability/published-copy');
  });
});

test('the screen is served until somebody stops it, and says where', async () => {
  const fork = makeFork(task('capabilities/tasks/mine'));
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let said = '';
  const running = command(fork.root, ['capabilities', 'serve', '--json'], {
    interrupted: () => stopped,
    out: (text) => {
      said += text;
    },
  });
  while (said === '') await new Promise((resolve) => setTimeout(resolve, 20));
  const { version, url, token } = JSON.parse(said);
  expect([version, typeof token]).toEqual([1, 'string']);
  expect((await fetch(`${url}api/tasks/mine`)).status).toBe(200);
  const write = (headers: Record<string, string>) =>
    fetch(`${url}api/tasks/mine`, { method: 'DELETE', headers });
  expect((await write({})).status).toBe(403);
  expect((await write({ 'x-plugin-gate-token': token })).status).toBe(200);
  stop();
  expect((await running).code).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test.each([['70000'], ['-1'], ['x']])('a port of %s is a mistake of the caller', async (port) => {
  expect((await capabilities(makeFork(), 'serve', '--port', port)).code).toBe(2);
});

test.each([
  [['list', '--kind', 'tool'], 'no kind is called "tool"'],
  [['list', '--kind', 'skill', '--for', 'a.md'], 'only tasks are for files'],
  [['migrate', '--plan', 'a', '--apply', 'b'], '--plan and --apply exclude each other'],
])('%j is a mistake of the caller', async (args, message) => {
  const run = await capabilities(makeFork(), ...args);
  expect(run.code).toBe(2);
  expect(run.err).toContain(message);
});

test('hostile names never become commands in a log', async () => {
  const fork = makeFork(task('capabilities/tasks/::error::x ##[stop-commands]y'));
  writeFiles(fork.root, task('plugins/a/tasks/::error::z'));
  fork.enable('a');
  for (const args of [
    ['list', '--all'],
    ['check', '--text'],
    ['delta', '--all'],
  ]) {
    const { out } = await capabilities(fork, ...args);
    expect(out).not.toMatch(/^\s*::/m);
    expect(out).not.toContain('##[');
  }
});

test('reading many histories says how far it is, before each', () => {
  const fork = makeFork({ ...task('plugins/a/tasks/x'), ...task('plugins/b/tasks/y') });
  const told: string[] = [];
  checkCapabilitiesAt({
    cwd: fork.root,
    store: 'capabilities',
    plugins: 'plugins',
    inventory: 'inventory.json',
    failOn: 'error',
    env: process.env,
    progress: (what, done, total) => told.push(`${what}: ${done} of ${total}`),
  });
  expect(told).toEqual(['histories of plugins: 0 of 2', 'histories of plugins: 1 of 2']);
});

describe('capabilities list', () => {
  const fork = makeFork({
    ...task('capabilities/tasks/mine', { patterns: '["*.md"]' }),
    ...task('plugins/a/tasks/mine', { patterns: '["*.md"]' }),
    ...task('plugins/a/tasks/docs', { patterns: '["docs/**"]' }),
    'plugins/a/tasks/bad/x': '',
    ...skill('plugins/a/skills/read'),
    'plugins/a/affordances/now.md': 'Now.\n',
  });
  const list = async (...args: readonly string[]): Promise<readonly (readonly unknown[])[]> => {
    const run = await capabilities(fork, 'list', '--json', ...args);
    const { version, entries }: { version: number; entries: Record<string, unknown>[] } =
      JSON.parse(run.out);
    expect([run.code, version]).toEqual([0, 1]);
    for (const entry of entries) {
      expect(Object.keys(entry)).toEqual(['kind', 'name', 'plugin', 'path', 'state', 'shadowedBy']);
    }
    return entries.map(({ kind, name, plugin, state, shadowedBy }) => [
      kind,
      name,
      plugin,
      state,
      shadowedBy,
    ]);
  };

  test('has effective entries, --all the rest, with by whom', async () => {
    expect(await list()).toEqual([
      ['task', 'docs', 'a', 'effective', null],
      ['task', 'mine', null, 'effective', null],
      ['skill', 'read', 'a', 'effective', null],
      ['affordance', 'now', 'a', 'effective', null],
    ]);
    expect(await list('--all', '--kind', 'task')).toEqual([
      ['task', 'bad', 'a', 'broken', null],
      ['task', 'docs', 'a', 'effective', null],
      ['task', 'mine', null, 'effective', null],
      ['task', 'mine', 'a', 'shadowed', 'owner'],
    ]);
  });

  test('--for FILE has the tasks whose patterns match, from every source', async () => {
    expect(await list('--for', 'docs/a.md')).toEqual([
      ['task', 'docs', 'a', 'effective', null],
      ['task', 'mine', null, 'effective', null],
    ]);
    expect(await list('--for', join(fork.root, 'docs/a.txt'))).toEqual([
      ['task', 'docs', 'a', 'effective', null],
    ]);
    expect(await list('--for', 'a.txt')).toEqual([]);
  });

  test('says what is broken beside the list, and what there is at its end', async () => {
    const { out } = await capabilities(fork, 'list');
    expect(out).toBe(
      `task        docs  plugin a  plugins/a/tasks/docs
task        mine  yours     capabilities/tasks/mine
skill       read  plugin a  plugins/a/skills/read
affordance  now   plugin a  plugins/a/affordances/now.md
error capability/entry-file plugins/a/tasks/bad: the task "bad" has no task.yaml
  fix: add task.yaml, or remove the directory
2 tasks, 1 skill, 1 affordance
`,
    );
    expect((await capabilities(makeFork(), 'list')).out).toBe('no capabilities\n');
  });
});
