// The promise of the page, on a host's own layout: what is installed contributes where it lives, an update is
// visible at once, disabling disables, uninstalling needs no clean-up, and the fork stays clean all along.
import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CapabilityPlace } from '../../src/capability/place.ts';
import { readCapabilitySources } from '../../src/capability/sources.ts';
import { stateInventory } from '../../src/capability/state-inventory.ts';
import { listTasks } from '../../src/capability/tasks.ts';
import { createTask, deleteTask } from '../../src/capability/write-tasks.ts';
import { installPackage } from '../../src/lifecycle/install-plugin.ts';
import { removeInstalled } from '../../src/lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../../src/lifecycle/set-enabled.ts';
import { updateInstalled } from '../../src/lifecycle/update-plugin.ts';
import { command } from '../cli/terminal.ts';
import { codes, makePackage } from '../lifecycle/support/packages.ts';
import { picture, testHost, userBase } from '../lifecycle/support/test-host.ts';
import { skill, task } from '../support/fork.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';

const scope = 'user' as const;

function setUp() {
  const root = temporaryDirectory();
  const host = testHost({}, root);
  const store = join(root, 'fork', 'capabilities');
  writeFiles(store, task('tasks/mine'));
  commitAll(join(root, 'fork'));
  const source = makePackage(
    { name: 'notes', files: { ...task('tasks/sync'), ...skill('skills/recall') } },
    join(root, 'source'),
  );
  const place: CapabilityPlace = {
    store,
    plugins: userBase(host),
    inventory: stateInventory(join(userBase(host), 'state.json')),
  };
  const status = (): string => git(join(root, 'fork'), 'status', '--porcelain', '--ignored');
  const names = (): readonly string[] =>
    listTasks(place).map(({ name, plugin, title }) => `${plugin ?? 'mine'}/${name}: ${title}`);
  return { root, host, store, source, place, status, names };
}

const mine = 'mine/mine: Sync notes';

test('install, update, disable, enable, uninstall: each shows at the next read, and the fork stays clean', () => {
  const { host, source, store, status, names } = setUp();
  const fork = picture(store);
  const step = (
    act: () => { readonly diagnostics: readonly unknown[] },
    expected: readonly string[],
  ): void => {
    expect(codes(act() as never).filter((code) => !code.startsWith('('))).toEqual([]);
    expect(names()).toEqual(expected);
    expect(status()).toBe('');
    expect(picture(store)).toEqual(fork);
  };
  expect(names()).toEqual([mine]);
  step(() => installPackage(source, { scope }, host), [mine, 'notes/sync: Sync notes']);
  makePackage(
    { name: 'notes', version: '1.1.0', files: task('tasks/sync', { name: 'Sync better' }) },
    source,
  );
  step(() => updateInstalled('notes', { scope }, host), [mine, 'notes/sync: Sync better']);
  step(() => disableInstalled('notes', { scope }, host), [mine]);
  step(() => enableInstalled('notes', { scope }, host), [mine, 'notes/sync: Sync better']);
  step(() => removeInstalled('notes', { scope }, host), [mine]);
});

describe('in state.json enabled means loadable', () => {
  test('a drifted copy contributes nothing, until it is put right', () => {
    const { host, source, place, names } = setUp();
    installPackage(source, { scope }, host);
    appendFileSync(join(userBase(host), 'notes/tasks/sync/run.sh'), 'rm -rf /\n');
    expect(names()).toEqual([mine]);
    expect(readCapabilitySources(place).known).toMatchObject([{ plugin: 'notes', enabled: false }]);
    updateInstalled('notes', { scope, force: true }, host);
    expect(names()).toEqual([mine, 'notes/sync: Sync notes']);
  });

  test('a copy that nothing recorded, and one for another host, contribute nothing', () => {
    const { host, place, names } = setUp();
    makePackage({ name: 'stray', files: task('tasks/stray') }, join(userBase(host), 'stray'));
    expect(names()).toEqual([mine]);
    const other = makePackage({ name: 'other', clio: '<0.6.2', files: task('tasks/other') });
    installPackage(other, { scope }, host);
    const file = join(userBase(host), 'state.json');
    const on = (clioVersion: string): readonly string[] =>
      listTasks({ ...place, inventory: stateInventory(file, { clioVersion }) }).map(
        ({ name }) => name,
      );
    expect(on('0.6.1')).toEqual(['mine', 'other']);
    expect(on('0.6.2')).toEqual(['mine']);
  });

  test('which and delta say of each copy why it does not count', async () => {
    const { root, host, store, place } = setUp();
    for (const name of ['drifts', 'fits', 'narrow', 'off']) {
      const clio = name === 'narrow' ? { clio: '<0.6.2' } : {};
      installPackage(makePackage({ name, ...clio, files: task('tasks/sync') }), { scope }, host);
    }
    disableInstalled('off', { scope }, host);
    appendFileSync(join(userBase(host), 'drifts/tasks/sync/run.sh'), 'more\n');
    const places = ['--store', store, '--plugins', place.plugins, '--clio-version', '0.6.2'];
    const which = await command(root, ['capabilities', 'which', 'task', 'sync', ...places]);
    const losers = which.out
      .split('\n')
      .flatMap((line) => /^ {2}not .* {2}(plugin .*)/.exec(line)?.[1] ?? []);
    expect([which.code, losers]).toEqual([
      0,
      [
        'plugin drifts: its plugin may not be loaded: its copy was changed after it was installed',
        'plugin narrow: its plugin may not be loaded: "narrow" is for Clio "<0.6.2" only',
        'plugin off: its plugin is disabled',
      ],
    ]);
    const delta = await command(root, ['capabilities', 'delta', '--json', ...places]);
    const { names } = JSON.parse(delta.out);
    const chain = names.find(({ name }: { name: string }) => name === 'sync').chain;
    expect(chain.map(({ plugin, why }: { plugin: string; why: string }) => [plugin, why])).toEqual([
      ['fits', null],
      ['drifts', 'may not be loaded: its copy was changed after it was installed'],
      ['narrow', 'may not be loaded: "narrow" is for Clio "<0.6.2" only'],
      ['off', 'is disabled'],
    ]);
    const text = await command(root, ['capabilities', 'delta', ...places]);
    expect(text.out).toContain(
      'disabled (may not be loaded: its copy was changed after it was installed), ',
    );
    expect(text.out).not.toContain('(is disabled)');
  });

  test('a malformed state.json means the owner’s entries only, and a finding', () => {
    const { host, source, place, names } = setUp();
    installPackage(source, { scope }, host);
    writeFiles(userBase(host), { 'state.json': '{"version": 1, "disabled": 7}' });
    expect(names()).toEqual([mine]);
    expect(readCapabilitySources(place).findings).toMatchObject([
      { rule: 'capability/inventory', messageId: 'unreadable' },
    ]);
  });

  test('a recorded copy without a folder is a finding', () => {
    const { host, source, place, names } = setUp();
    installPackage(source, { scope }, host);
    rmSync(join(userBase(host), 'notes'), { recursive: true });
    expect(names()).toEqual([mine]);
    expect(readCapabilitySources(place).findings.map(({ message }) => message)).toEqual([
      'the plugin "notes" is installed, but there is no folder of that name',
    ]);
  });

  test('the command line takes the state.json of the plugins directory by itself', async () => {
    const { root, host, source } = setUp();
    installPackage(source, { scope }, host);
    const args = ['--store', 'fork/capabilities', '--plugins', 'config/plugins', '--json'];
    const run = await command(root, ['capabilities', 'list', ...args]);
    expect(JSON.parse(run.out).entries).toEqual([
      {
        kind: 'task',
        name: 'mine',
        plugin: null,
        path: 'fork/capabilities/tasks/mine',
        state: 'effective',
        shadowedBy: null,
      },
      {
        kind: 'task',
        name: 'sync',
        plugin: 'notes',
        path: 'config/plugins/notes/tasks/sync',
        state: 'effective',
        shadowedBy: null,
      },
      {
        kind: 'skill',
        name: 'read',
        plugin: 'notes',
        path: 'config/plugins/notes/skills/read',
        state: 'effective',
        shadowedBy: null,
      },
      {
        kind: 'skill',
        name: 'recall',
        plugin: 'notes',
        path: 'config/plugins/notes/skills/recall',
        state: 'effective',
        shadowedBy: null,
      },
    ]);
  });
});

test('overriding and going back touches the store alone', () => {
  const { host, source, place, names } = setUp();
  installPackage(source, { scope }, host);
  const before = picture(userBase(host));
  const draft = {
    title: 'Mine now',
    description: 'D.',
    implementation: 'run.sh',
    content: 'echo mine\n',
  };
  createTask(place, 'sync', draft, { override: true });
  expect(names()).toEqual([mine, 'mine/sync: Mine now']);
  expect(deleteTask(place, 'sync')).toEqual({ name: 'sync', reveals: 'notes' });
  expect(names()).toEqual([mine, 'notes/sync: Sync notes']);
  expect(picture(userBase(host))).toEqual(before);
  expect(readdirSync(join(place.store, 'tasks'))).toEqual(['mine']);
});

test('nothing is resolved at import: a place is a value', () => {
  const place = {
    store: '/nowhere/a',
    plugins: '/nowhere/b',
    inventory: stateInventory('/nowhere/b/state.json'),
  };
  expect(listTasks(place)).toEqual([]);
});
