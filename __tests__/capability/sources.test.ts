// "Sources": which directories count, in which order, and who may say so.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { folderInventory } from '../../src/capability/folder-inventory.ts';
import { rowsInventory } from '../../src/capability/json-inventory.ts';
import {
  capabilityRoots,
  capabilitySources,
  readCapabilitySources,
} from '../../src/capability/sources.ts';
import { listTasks } from '../../src/capability/tasks.ts';
import { enabledRow, task } from '../support/fork.ts';
import { writeTree } from '../support/tree.ts';
import { type Fork, makeFork } from './support/fork.ts';

const pluginsOf = (fork: Fork): readonly (string | null)[] =>
  readCapabilitySources(fork).sources.map(({ plugin }) => plugin);
const messagesOf = (fork: Fork): readonly string[] =>
  readCapabilitySources(fork).findings.map(({ message }) => message);

describe('capabilitySources(store, plugins, inventory)', () => {
  test('is an ordered list with provenance, and capabilityRoots is exactly its paths', () => {
    const fork = makeFork({ ...task('plugins/b/tasks/x'), ...task('plugins/a/tasks/x') });
    const sources = capabilitySources(fork.store, fork.plugins, fork.inventory);
    expect(sources.map(({ path, plugin, writable }) => ({ path, plugin, writable }))).toEqual([
      { path: fork.store, plugin: null, writable: true },
      { path: join(fork.plugins, 'a'), plugin: 'a', writable: false },
      { path: join(fork.plugins, 'b'), plugin: 'b', writable: false },
    ]);
    expect(capabilityRoots(sources)).toEqual([
      fork.store,
      join(fork.plugins, 'a'),
      join(fork.plugins, 'b'),
    ]);
  });

  test('takes plain rows in place of a port', () => {
    const fork = makeFork(task('plugins/a/tasks/x'));
    const rows = [{ name: 'a', installed: true, enabled: true }];
    expect(capabilityRoots(capabilitySources(fork.store, fork.plugins, rows))).toEqual([
      fork.store,
      join(fork.plugins, 'a'),
    ]);
  });

  test('the store is first, always, and the only writable one, also where a plugin sorts before it', () => {
    const fork = makeFork(task('plugins/ /tasks/x'));
    mkdirSync(join(fork.plugins, '!'));
    fork.enable('!');
    const [first, ...rest] = readCapabilitySources(fork).sources;
    expect(first).toMatchObject({ plugin: null, writable: true });
    expect(rest).toMatchObject([{ plugin: '!', writable: false }]);
  });

  test('plugins follow in code-unit order, whatever the order of the inventory', () => {
    const names = ['zebra', 'Ape', 'ant', 'äffchen', 'ant-2', '10', '9', '\u{1F980}', '\uFF5E'];
    const fork = makeFork(
      Object.assign({}, ...names.map((name) => task(`plugins/${name}/tasks/x`))),
    );
    const expected = [
      null,
      '10',
      '9',
      'Ape',
      'ant',
      'ant-2',
      'zebra',
      'äffchen',
      '\u{1F980}',
      '\uFF5E',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (shuffled) => {
        fork.enable(...shuffled);
        expect(pluginsOf(fork)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    [true, true, true],
    [true, true, false],
    [true, false, true],
    [true, false, false],
    [false, true, true],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ])(
    'installed %s, enabled %s, present %s: only all three count',
    (installed, enabled, present) => {
      const fork = makeFork(task('capabilities/tasks/mine'));
      if (present) writeTree(fork.plugins, [{ path: 'a/tasks/theirs', type: 'directory' }]);
      if (present) writeFileSync(join(fork.plugins, 'a/tasks/theirs/run.sh'), 'true\n');
      if (present) {
        writeFileSync(
          join(fork.plugins, 'a/tasks/theirs/task.yaml'),
          'name: T\ndescription: D.\nimplementation: run.sh\n',
        );
      }
      fork.inventoryOf([{ name: 'a', installed, enabled }]);
      const all = installed && enabled && present;
      expect(listTasks(fork).map(({ name }) => name)).toEqual(all ? ['mine', 'theirs'] : ['mine']);
      expect(messagesOf(fork)).toEqual(
        installed && !present
          ? ['the plugin "a" is installed, but there is no folder of that name']
          : [],
      );
    },
  );

  test('a stray folder contributes nothing', () => {
    const fork = makeFork(task('plugins/stray/tasks/x'));
    fork.inventoryOf([]);
    expect(pluginsOf(fork)).toEqual([null]);
    expect(messagesOf(fork)).toEqual([]);
  });

  test('one root reached twice counts once, and the store wins', () => {
    const fork = makeFork(task('plugins/a/tasks/x'));
    writeTree(fork.plugins, [
      { path: 'b', type: 'link', target: 'a' },
      { path: 'c', type: 'link', target: '../capabilities' },
    ]);
    fork.enable('a', 'b', 'c');
    expect(pluginsOf(fork)).toEqual([null, 'a']);
    expect(messagesOf(fork)).toEqual([
      'the plugin "b" is the same directory as the plugin "a"; it counts once',
      'the plugin "c" is the same directory as the owner\'s store; it counts once',
    ]);
  });

  test('roots never nest, in either direction', () => {
    const fork = makeFork({ ...task('plugins/a/tasks/x'), ...task('plugins/a/inner/tasks/y') });
    writeTree(fork.plugins, [
      { path: 'b', type: 'link', target: 'a/inner' },
      { path: 'c', type: 'link', target: '..' },
    ]);
    fork.enable('a', 'b', 'c');
    expect(pluginsOf(fork)).toEqual([null, 'a']);
    expect(messagesOf(fork)).toEqual([
      'the plugin "b" and the plugin "a" lie in each other; it does not count',
      'the plugin "c" and the owner\'s store lie in each other; it does not count',
    ]);
  });

  test.each([['../a'], ['.'], ['a/b'], ['/etc'], ['a\u0000']])(
    'a plugin named %j never becomes a path: nothing of a plugin counts',
    (name) => {
      const fork = makeFork(task('plugins/a/tasks/x'));
      fork.enable('a', name);
      expect(pluginsOf(fork)).toEqual([null]);
      expect(readCapabilitySources(fork).readable).toBe(false);
    },
  );
});

describe('an inventory that cannot be read means the owner’s entries only, and a finding', () => {
  test.each([
    ['missing', null, 'the inventory does not exist; no plugin contributes'],
    ['cut off', '[{"name": "a"', /^the inventory is no JSON: .*; no plugin contributes$/],
    [
      'another form',
      '{"a": true}',
      'the inventory is an object, not a list of plugins; no plugin contributes',
    ],
    [
      'a row without enabled',
      '[{"name":"a","installed":true}]',
      'the inventory has a bad row 1: enabled is nothing, not true or false; no plugin contributes',
    ],
    [
      'not UTF-8',
      Buffer.from([0x5b, 0xff, 0x5d]),
      'the inventory is no strict UTF-8 (line 1); no plugin contributes',
    ],
    [
      'a prototype for a row',
      '[{"__proto__":{"name":"a","installed":true,"enabled":true}}]',
      'the inventory has a bad row 1: name is nothing, not a string; no plugin contributes',
    ],
  ])('%s', (_name, text, message) => {
    const fork = makeFork({ ...task('capabilities/tasks/mine'), ...task('plugins/a/tasks/x') });
    if (text === null) rmSync(join(fork.root, 'inventory.json'));
    else writeFileSync(join(fork.root, 'inventory.json'), text);
    expect(listTasks(fork).map(({ name }) => name)).toEqual(['mine']);
    const [finding, ...more] = readCapabilitySources(fork).findings;
    expect(more).toEqual([]);
    expect(finding?.rule).toBe('capability/inventory');
    if (typeof message === 'string') expect(finding?.message).toBe(message);
    else expect(finding?.message).toMatch(message);
  });

  test('a FIFO in its place does not hold the reader', async () => {
    const fork = makeFork(task('capabilities/tasks/mine'));
    const { execFileSync } = await import('node:child_process');
    rmSync(join(fork.root, 'inventory.json'));
    execFileSync('mkfifo', [join(fork.root, 'inventory.json')]);
    expect(messagesOf(fork)).toEqual(['the inventory is not a file; no plugin contributes']);
  });
});

test('"every folder is enabled" takes folders and no dot-names', () => {
  const fork = makeFork({ ...task('plugins/b/tasks/x'), ...task('plugins/.a/tasks/x') });
  const inventory = folderInventory(fork.plugins);
  expect(inventory.read().plugins).toEqual([enabledRow('b')]);
  expect(folderInventory(join(fork.root, 'nowhere')).read()).toEqual({
    plugins: [],
    readable: true,
    findings: [],
  });
});

test('a name in two rows counts only if both say so', () => {
  const row = (enabled: boolean) => ({ name: 'a', installed: true, enabled });
  expect(rowsInventory([row(true), row(true)]).read().plugins).toEqual([row(true)]);
  expect(rowsInventory([row(true), row(false)]).read().plugins).toEqual([row(false)]);
  expect(rowsInventory([row(false), row(true)]).read().plugins).toEqual([row(false)]);
});
