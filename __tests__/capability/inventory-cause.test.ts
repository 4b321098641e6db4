// An inventory that cannot be read, or another one than before: every command says which file and what is wrong
// with it, and none ends as if all were well. Why a plugin does not count is said plugin by plugin.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stateInventory } from '../../src/capability/state-inventory.ts';
import { command } from '../cli/terminal.ts';
import { picture } from '../lifecycle/support/test-host.ts';
import { commitFork, enabledRow, task } from '../support/fork.ts';
import { writeFiles } from '../support/tree.ts';
import { type Fork, makeFork } from './support/fork.ts';
import { ask, serve } from './support/http.ts';

const run = (fork: Fork, ...args: readonly string[]) =>
  command(fork.root, ['capabilities', ...args]);

/** A committed store with one task, and an untracked copy of the one of the plugin `notes`. */
function fork(): Fork {
  const made = makeFork({
    ...task('capabilities/tasks/mine'),
    ...task('plugins/notes/tasks/sync'),
  });
  commitFork(made.root);
  writeFiles(made.store, {
    ...task('tasks/sync'),
    'tasks/sync/run.sh': 'echo plugins/notes/tasks/sync\n',
  });
  return made;
}

const inventories: readonly (readonly [
  name: string,
  args: readonly string[],
  text: string | null,
  file: string,
  why: string,
])[] = [
  ['none is named and the default is not there', [], null, 'plugins/state.json', 'does not exist'],
  ['the named one is not there', ['--inventory', 'gone.json'], null, 'gone.json', 'does not exist'],
  ['it is no list', ['--inventory', 'own.json'], '{}', 'own.json', 'is an object, not a list'],
  [
    'the default is cut off',
    [],
    '{"version',
    'plugins/state.json',
    'cannot be read: state.json is no JSON',
  ],
];

describe.each(inventories)(
  'where the inventory cannot be read: %s',
  (_name, args, text, file, why) => {
    const given = (): Fork => {
      const made = fork();
      if (text !== null) writeFiles(made.root, { [file]: text });
      return made;
    };

    test.each([
      ['list', ['list']],
      ['which', ['which', 'task', 'sync']],
      ['which of a name that the owner has', ['which', 'task', 'mine']],
      ['delta', ['delta']],
      ['check', ['check', '--text']],
      ['list as JSON', ['list', '--json']],
      ['which as JSON', ['which', 'task', 'mine', '--json']],
      ['delta as JSON', ['delta', '--json']],
      ['check as JSON', ['check', '--json']],
    ])('%s says so with its path, and exits 1', async (_command, line) => {
      const { code, out } = await run(given(), ...line, ...args);
      expect(code).toBe(1);
      expect(out).toContain(file);
      expect(out).toContain(`the inventory ${why}`);
    });

    test('serve says so as it starts, in text and in JSON', async () => {
      const text = await run(given(), 'serve', ...args);
      expect(text.out).toContain(`error capability/inventory ${file}: the inventory ${why}`);
      expect(text.out).toMatch(/\nthe capability screen is at http:.*\nstop it with Ctrl-C\n$/);
      const { findings, url } = JSON.parse((await run(given(), 'serve', '--json', ...args)).out);
      expect(url).toMatch(/^http:/);
      expect(findings).toMatchObject([
        { rule: 'capability/inventory', file, message: expect.stringContaining(why) },
      ]);
    });

    test('migrate plans nothing and writes no plan', async () => {
      const made = given();
      const before = picture(made.root);
      for (const more of [[], ['--json'], ['--plan', 'plan.json']]) {
        const { code, out, err } = await run(made, 'migrate', ...more, ...args);
        const said = more.includes('--json') ? JSON.parse(out).error.message : err;
        expect(code).toBe(2);
        expect(said).toContain(
          `nothing can be planned: "${join(made.root, file)}": the inventory ${why}`,
        );
      }
      expect(picture(made.root)).toEqual(before);
    });
  },
);

describe('a plan knows its inventory and its plugins', () => {
  const planned = async (): Promise<Fork> => {
    const made = fork();
    expect(
      (await run(made, 'migrate', '--plan', 'plan.json', '--inventory', 'inventory.json')).code,
    ).toBe(0);
    return made;
  };

  test('it holds both, and is applied without naming either', async () => {
    const made = await planned();
    expect(JSON.parse(readFileSync(join(made.root, 'plan.json'), 'utf8'))).toMatchObject({
      plugins: made.plugins,
      inventory: join(made.root, 'inventory.json'),
    });
    const { code, out } = await run(made, 'migrate', '--apply', 'plan.json');
    expect([code, out.split('\n').at(-2)]).toEqual([0, '2 files deleted']);
  });

  test.each<readonly [string, readonly string[], (made: Fork) => void, (made: Fork) => string]>([
    [
      'another inventory is named',
      ['--inventory', 'other.json'],
      (made) => writeFiles(made.root, { 'other.json': '[]' }),
      ({ root }) =>
        `refused (other-inventory): the plan was made with the inventory "${root}/inventory.json", and this is "${root}/other.json"; name that one with --inventory\n`,
    ],
    [
      'other plugins are named',
      ['--plugins', 'more'],
      (made) => writeFiles(made.root, task('more/notes/tasks/sync')),
      ({ root }) =>
        `refused (other-plugins): the plan was made with the plugins in "${root}/plugins", and this is "${root}/more"; name that one with --plugins\n`,
    ],
    [
      'the inventory has gone since',
      [],
      (made) => rmSync(join(made.root, 'inventory.json')),
      ({ root }) =>
        `refused (inventory): "${root}/inventory.json": the inventory does not exist; no plugin contributes\n`,
    ],
  ])('refused in one line that says why: %s', async (_name, args, change, said) => {
    const made = await planned();
    change(made);
    const before = picture(made.store);
    const { code, out } = await run(made, 'migrate', '--apply', 'plan.json', ...args);
    expect([code, out]).toEqual([
      1,
      `${said(made)}nothing was deleted; make a new plan and review it\n`,
    ]);
    expect(picture(made.store)).toEqual(before);
  });

  test('a plan that does not say is compared with what is named now', async () => {
    const made = await planned();
    const path = join(made.root, 'plan.json');
    const {
      plugins: _plugins,
      inventory: _inventory,
      ...rest
    } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify(rest));
    const apply = ['migrate', '--apply', 'plan.json'];
    expect((await run(made, ...apply)).out).toContain('refused (inventory): ');
    expect((await run(made, ...apply, '--inventory', 'inventory.json')).code).toBe(0);
  });

  test.each(['inventory', 'plugins'])('%s that is no text makes it no plan', async (key) => {
    const made = await planned();
    const path = join(made.root, 'plan.json');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), [key]: 7 }));
    const { code, err } = await run(made, 'migrate', '--apply', 'plan.json');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(`"plan.json" is no plan: ${key} is the number 7, not a string\n`),
    ]);
  });
});

test('what else is wrong with an inventory is not checked under its path, and the plan is made', async () => {
  const made = fork();
  made.inventoryOf([enabledRow('notes'), enabledRow('notes'), enabledRow('gone')]);
  const inventory = ['--inventory', 'inventory.json'];
  const { code, out } = await run(made, 'migrate', ...inventory);
  expect(code).toBe(0);
  expect(out).toContain(
    `not checked: "${made.root}/inventory.json": the inventory names the plugin "notes" twice (see plugin-gate capabilities check)\n`,
  );
  const delta = await run(made, 'delta', ...inventory);
  expect(delta.code).toBe(0);
  expect(delta.out).toContain(
    'not checked: "plugins/gone": the plugin "gone" is installed, but there is no folder of that name (see plugin-gate capabilities check)\n',
  );
  const which = await run(made, 'which', 'task', 'mine', ...inventory);
  expect([which.code, which.out.split('\n').slice(0, 2)]).toEqual([
    0,
    [
      'capabilities/tasks/mine  yours',
      'error capability/inventory inventory.json: the inventory names the plugin "notes" twice',
    ],
  ]);
});

test('a page of the screen holds no absolute path where state.json cannot be read', async () => {
  const made = fork();
  const file = join(made.plugins, 'state.json');
  writeFileSync(file, '{');
  const server = await serve({ ...made, inventory: stateInventory(file) });
  const { text } = await ask(server, { path: '/' });
  expect(text).toContain('the inventory cannot be read: state.json is no JSON');
  expect(text).not.toContain(made.root);
});
