// "Delta and migration": what a fork's copies amount to, and deleting those that are provable, after a review.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { picture } from '../lifecycle/support/test-host.ts';
import { commitFork, commitVersions, enabledRow, skill, task } from '../support/fork.ts';
import { commitAll, git, writeFiles, writeTree } from '../support/tree.ts';
import { type Fork, makeFork } from './support/fork.ts';
import { capabilities } from './support/run.ts';

const runNow = (folder: string): string => `echo ${folder}\n`;

/** A committed fork, a plugin `a` with two versions in its own repository, then untracked files in the store. */
function forkWith(
  untracked: Readonly<Record<string, string>>,
  tracked: Readonly<Record<string, string>> = {},
): Fork {
  const fork = makeFork({ ...tracked, ...task('plugins/a/tasks/sync') });
  commitFork(fork.root);
  commitVersions(
    join(fork.plugins, 'a'),
    { ...task('tasks/sync', { description: 'Old.' }), 'tasks/sync/run.sh': 'echo old\n' },
    { ...task('tasks/sync'), ...skill('skills/read') },
  );
  writeFiles(fork.store, untracked);
  return fork;
}

async function plan(fork: Fork): Promise<{
  readonly files: readonly {
    readonly path: string;
    readonly version: string;
    readonly plugin: string;
  }[];
  readonly directories: readonly string[];
  readonly kept: readonly { readonly path: string; readonly why: string }[];
  readonly notChecked: readonly { readonly what: string; readonly why: string }[];
  readonly [key: string]: unknown;
}> {
  const { code, out } = await capabilities(fork, 'migrate', '--json');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const names = async (fork: Fork): Promise<readonly string[]> => {
  const { out } = await capabilities(fork, 'list', '--json');
  const { entries }: { entries: { kind: string; name: string }[] } = JSON.parse(out);
  return entries.map(({ kind, name }) => `${kind}:${name}`).sort();
};

const paths = (files: readonly { readonly path: string }[]): readonly string[] =>
  files.map(({ path }) => path);

describe('a store with one file of every class', () => {
  const every = (): Fork => {
    const fork = forkWith(
      {
        // The two provable ones: the bytes of now, and those of before.
        'tasks/sync/task.yaml': task('x')['x/task.yaml'] ?? '',
        'tasks/sync/run.sh': 'echo old\n',
        // Name-only, unknown, another path, an image, an empty file, and a link.
        'skills/read/SKILL.md': '---\nname: read\ndescription: Mine.\n---\n',
        'tasks/own/task.yaml': 'name: Own\ndescription: D.\nimplementation: go.sh\n',
        'tasks/own/go.sh': runNow('tasks/sync'),
        'images/a/logo.svg': '<svg/>\n',
        'affordances/now/.mark': '',
      },
      { 'capabilities/notifications/done.yaml': 'a: b\n' },
    );
    writeFiles(fork.plugins, {
      'a/images/logo.svg': '<svg/>\n',
      'a/affordances/now/.mark': '',
      'a/affordances/linked.md': 'Linked.\n',
      'a/notifications/done.yaml': 'a: b\n',
    });
    writeTree(fork.store, [
      {
        path: 'affordances/linked.md',
        type: 'link',
        target: '../../plugins/a/affordances/linked.md',
      },
    ]);
    return fork;
  };

  test('deletes exactly the two provable ones, and the directory that this empties', async () => {
    const fork = every();
    const before = picture(fork.store);
    const plugins = picture(fork.plugins);
    const listed = await names(fork);
    const planned = await plan(fork);
    expect(picture(fork.store)).toEqual(before);
    expect(planned.files.map(({ path, plugin, version }) => [path, plugin, version])).toEqual([
      ['tasks/sync/run.sh', 'a', 'older'],
      ['tasks/sync/task.yaml', 'a', 'current'],
    ]);
    expect(planned.directories).toEqual(['tasks/sync']);
    expect(planned.kept).toEqual([
      { path: 'affordances/linked.md', why: 'it is a link' },
      { path: 'affordances/now/.mark', why: 'it is empty, and an empty file proves nothing' },
      { path: 'notifications/done.yaml', why: 'git tracks it; delete it with git rm' },
      { path: 'skills/read/SKILL.md', why: 'its bytes were never those of the plugin "a"' },
    ]);
    expect((await capabilities(fork, 'migrate', '--plan', 'plan.json')).code).toBe(0);
    const applied = await capabilities(fork, 'migrate', '--apply', 'plan.json');
    expect([applied.code, applied.out]).toEqual([
      0,
      'deleted tasks/sync/run.sh\ndeleted tasks/sync/task.yaml\nremoved the empty directory tasks/sync\n2 files deleted\n',
    ]);
    const after = new Map(before);
    for (const gone of ['tasks/sync', 'tasks/sync/run.sh', 'tasks/sync/task.yaml'])
      after.delete(gone);
    expect(picture(fork.store)).toEqual(after);
    expect(picture(fork.plugins)).toEqual(plugins);
    // The set of names is the same: only owners changed.
    expect(await names(fork)).toEqual(listed);
    // A second run finds nothing.
    expect((await plan(fork)).files).toEqual([]);
  });

  test('a plan holds machine, store path and store HEAD', async () => {
    const fork = every();
    expect(await plan(fork)).toMatchObject({
      version: 1,
      machine: hostname(),
      store: fork.store,
      head: git(fork.root, 'rev-parse', 'HEAD').trim(),
    });
  });

  test.each([
    [
      'another machine',
      (value: Record<string, unknown>) => ({ ...value, machine: 'elsewhere' }),
      'other-machine',
    ],
    [
      'another store',
      (value: Record<string, unknown>) => ({ ...value, store: '/elsewhere' }),
      'other-store',
    ],
    [
      'another HEAD',
      (value: Record<string, unknown>) => ({ ...value, head: '0'.repeat(40) }),
      'other-head',
    ],
    [
      'a file that nothing vouches for',
      (value: Record<string, unknown>) => ({
        ...value,
        files: [{ path: 'tasks/own/go.sh', id: 'x' }],
      }),
      'stale',
    ],
    [
      'a way out of the store',
      (value: Record<string, unknown>) => ({
        ...value,
        files: [{ path: '../inventory.json', id: 'x' }],
      }),
      'stale',
    ],
  ])('a plan for %s is refused, and nothing is deleted', async (_name, edit, code) => {
    const fork = every();
    writeFileSync(join(fork.root, 'plan.json'), JSON.stringify(edit(await plan(fork))));
    const before = picture(fork.store);
    const run = await capabilities(fork, 'migrate', '--apply', 'plan.json', '--json');
    const { ok, refusals, deleted } = JSON.parse(run.out);
    expect([run.code, ok, refusals[0].code, deleted]).toEqual([1, false, code, []]);
    expect(picture(fork.store)).toEqual(before);
  });

  test.each([
    [
      'a copy was changed',
      (fork: Fork) => writeFiles(fork.store, { 'tasks/sync/task.yaml': 'mine' }),
      '"tasks/sync/task.yaml" may not go any more: its bytes were never those of the plugin "a"',
    ],
    [
      'the plugin is gone',
      (fork: Fork) => fork.inventoryOf([]),
      '"tasks/sync/run.sh" may not go any more: nothing vouches for it now',
    ],
    [
      'a copy was staged',
      (fork: Fork) => git(fork.root, 'add', 'capabilities/tasks/sync/run.sh'),
      '"tasks/sync/run.sh" may not go any more: git tracks it; delete it with git rm',
    ],
  ])('a stale plan stops before the first deletion: %s', async (_name, change, message) => {
    const fork = every();
    await capabilities(fork, 'migrate', '--plan', 'plan.json');
    change(fork);
    const before = picture(fork.store);
    const run = await capabilities(fork, 'migrate', '--apply', 'plan.json');
    expect(run.code).toBe(1);
    expect(run.out).toContain(`refused (stale): ${message}\n`);
    expect(picture(fork.store)).toEqual(before);
  });

  test.each([
    ['nothing there', null, 2],
    ['no JSON', '{', 2],
    ['another version', '{"version": 2}', 2],
    ['files that are no list', '{"version":1,"machine":"m","store":"s","head":null,"files":{}}', 2],
  ])('a plan file with %s is a mistake of the caller', async (_name, text, code) => {
    const fork = every();
    if (text !== null) writeFileSync(join(fork.root, 'plan.json'), text);
    expect((await capabilities(fork, 'migrate', '--apply', 'plan.json')).code).toBe(code);
  });

  test.each([
    ['a file', (at: string) => writeFileSync(at, 'mine')],
    ['an empty file', (at: string) => writeFileSync(at, '')],
    ['a directory', (at: string) => mkdirSync(at)],
    ['a link to nothing', (at: string) => symlinkSync('gone', at)],
  ])(
    'where a plan is to be written there is %s: it stays, and a new name is asked for',
    async (_name, put) => {
      const fork = every();
      put(join(fork.root, 'plan.json'));
      const before = picture(fork.root);
      for (const _again of [1, 2]) {
        const { code, out, err } = await capabilities(fork, 'migrate', '--plan', 'plan.json');
        expect([code, out]).toEqual([2, '']);
        expect(err).toBe(`plugin-gate: "plan.json" exists\n  name a new file\n`);
      }
      expect(picture(fork.root)).toEqual(before);
    },
  );

  test('a plan in a directory that is not there is a mistake of the caller', async () => {
    const { code, err } = await capabilities(every(), 'migrate', '--plan', 'gone/plan.json');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('there is no directory to write "gone/plan.json" in\n'),
    ]);
  });
});

describe('what is deleted by default', () => {
  test('ignored files too, and what lies below a folder named after the plugin', async () => {
    const fork = forkWith({
      'tasks/a/sync/run.sh': runNow('tasks/sync'),
      'a/tasks/sync/run.sh': 'echo old\n',
      'skills/a/read/SKILL.md': skill('read')['read/SKILL.md'] ?? '',
      'skills/b/read/SKILL.md': skill('read')['read/SKILL.md'] ?? '',
    });
    writeFiles(fork.root, { '.git/info/exclude': 'capabilities/skills\n' });
    const { files, directories } = await plan(fork);
    expect(paths(files)).toEqual([
      'a/tasks/sync/run.sh',
      'skills/a/read/SKILL.md',
      'tasks/a/sync/run.sh',
    ]);
    expect(directories).toEqual([
      'a/tasks/sync',
      'skills/a/read',
      'tasks/a/sync',
      'a/tasks',
      'skills/a',
      'tasks/a',
      'a',
    ]);
  });

  test('disabled plugins vouch too', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo old\n' });
    fork.inventoryOf([{ ...enabledRow('a'), enabled: false }]);
    expect(paths((await plan(fork)).files)).toEqual(['tasks/sync/run.sh']);
  });

  test('what is left must not be broken by it: copies of an entry go together or stay', async () => {
    const fork = forkWith({
      'tasks/sync/task.yaml': 'name: Mine\ndescription: D.\nimplementation: run.sh\n',
      'tasks/sync/run.sh': runNow('tasks/sync'),
    });
    const { files, kept } = await plan(fork);
    expect(files).toEqual([]);
    expect(kept).toEqual([
      {
        path: 'tasks/sync/run.sh',
        why: 'the rest of the task "sync" is yours, and would be broken without it',
      },
      { path: 'tasks/sync/task.yaml', why: 'its bytes were never those of the plugin "a"' },
    ]);
  });

  test('a name that no installed plugin provides any more would be gone: it stays', async () => {
    const fork = forkWith({
      ...task('tasks/sync', { description: 'Old.' }),
      'tasks/sync/run.sh': 'echo old\n',
    });
    rmSync(join(fork.plugins, 'a/tasks'), { recursive: true });
    expect((await plan(fork)).kept).toEqual(
      ['tasks/sync/run.sh', 'tasks/sync/task.yaml'].map((path) => ({
        path,
        why: 'no installed plugin provides the task "sync" any more',
      })),
    );
  });

  test('a repository inside the store is left alone, and said', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo old\n' });
    commitAll(join(fork.store, 'tasks/sync'));
    const { files, notChecked } = await plan(fork);
    expect(files).toEqual([]);
    expect(notChecked).toContainEqual({
      what: 'tasks/sync in the store',
      why: 'it is a repository of its own',
    });
  });

  test('a store outside git is not migrated: only git knows what is untracked', async () => {
    const fork = makeFork({ ...task('plugins/a/tasks/sync'), ...task('capabilities/tasks/sync') });
    const run = await capabilities(fork, 'migrate');
    expect([run.code, run.err]).toEqual([2, expect.stringContaining('is not in a git repository')]);
  });
});

describe('who can vouch for older versions', () => {
  const olderIn = async (fork: Fork): Promise<readonly [readonly string[], readonly string[]]> => {
    const { files, notChecked } = await plan(fork);
    return [paths(files), notChecked.map(({ why }) => why)];
  };

  test('a shallow clone vouches for its current bytes only, and it says so', async () => {
    const fork = forkWith({
      'tasks/sync/run.sh': 'echo old\n',
      'skills/read/SKILL.md': skill('read')['read/SKILL.md'] ?? '',
    });
    git(
      fork.root,
      'clone',
      '--quiet',
      '--depth',
      '1',
      `file://${join(fork.plugins, 'a')}`,
      join(fork.plugins, 'b'),
    );
    rmSync(join(fork.plugins, 'a'), { recursive: true });
    fork.enable('b');
    expect(await olderIn(fork)).toEqual([['skills/read/SKILL.md'], ['it is a shallow clone']]);
  });

  test('an installed copy without .git likewise', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo old\n' });
    rmSync(join(fork.plugins, 'a/.git'), { recursive: true });
    expect(await olderIn(fork)).toEqual([[], ['it has no git repository of its own']]);
  });

  test('versions on other branches, packed refs and a linked work tree count', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo side\n' });
    const a = join(fork.plugins, 'a');
    git(a, 'switch', '--quiet', '--create', 'side', 'HEAD~1');
    writeFiles(a, { 'tasks/sync/run.sh': 'echo side\n' });
    commitAll(a, 'side');
    git(a, 'switch', '--quiet', 'main');
    git(a, 'pack-refs', '--all');
    expect(await olderIn(fork)).toEqual([['tasks/sync/run.sh'], []]);
    git(a, 'worktree', 'add', '--quiet', join(fork.plugins, 'b'));
    fork.enable('b');
    expect(await olderIn(fork)).toEqual([['tasks/sync/run.sh'], []]);
  });

  test('nothing that a plugin’s repository configures runs', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo old\n' });
    const ran = join(fork.root, 'ran');
    const a = join(fork.plugins, 'a');
    for (const [key, value] of [
      ['core.fsmonitor', `touch ${ran}`],
      ['core.pager', `touch ${ran}`],
      ['gpg.program', `touch ${ran}`],
      ['log.showSignature', 'true'],
      ['diff.external', `touch ${ran}`],
      ['core.sshCommand', `touch ${ran}`],
      ['extensions.partialClone', 'origin'],
      ['remote.origin.url', `ext::touch ${ran}`],
    ] as const) {
      git(a, 'config', key, value);
    }
    expect(paths((await plan(fork)).files)).toEqual(['tasks/sync/run.sh']);
    expect(existsSync(ran)).toBe(false);
  });

  test('a broken repository is said, never silence', async () => {
    const fork = forkWith({ 'tasks/sync/run.sh': 'echo old\n' });
    writeFiles(fork.plugins, {
      'a/.git/refs/heads/main': `${'1'.repeat(40)}\n`,
      'a/.git/HEAD': `${'1'.repeat(40)}\n`,
    });
    const [files, why] = await olderIn(fork);
    expect(files).toEqual([]);
    expect(why).toEqual([expect.stringMatching(/^git rev-list failed \(exit 128\): .*1111/)]);
  });
});

describe('capabilities delta', () => {
  test('classes every name, with the whole chain and its bytes', async () => {
    const fork = makeFork({
      ...task('capabilities/tasks/alone'),
      ...task('capabilities/tasks/mine'),
      ...task('plugins/a/tasks/mine'),
      ...task('plugins/b/tasks/mine'),
      ...task('plugins/a/tasks/two'),
      ...task('plugins/b/tasks/two'),
      ...task('plugins/c/tasks/off'),
      ...task('capabilities/tasks/off'),
      ...task('plugins/a/tasks/redirected'),
    });
    fork.inventoryOf([enabledRow('a'), enabledRow('b'), { ...enabledRow('c'), enabled: false }]);
    commitVersions(
      join(fork.plugins, 'a'),
      { ...task('tasks/dup'), ...task('tasks/stale', { description: 'Old.' }) },
      task('tasks/stale'),
    );
    writeFiles(fork.store, {
      ...task('tasks/dup'),
      ...task('tasks/stale', { description: 'Old.' }),
    });
    writeTree(fork.store, [
      { path: 'tasks/redirected', type: 'link', target: '../../plugins/a/tasks/redirected' },
    ]);
    const { code, out } = await capabilities(fork, 'delta', '--json');
    const delta: {
      names: { name: string; class: string; chain: Record<string, unknown>[] }[];
    } = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.fromEntries(delta.names.map((each) => [each.name, each.class]))).toEqual({
      alone: 'unchanged',
      dup: 'duplicate',
      mine: 'overridden',
      off: 'latent',
      redirected: 'redirected',
      stale: 'stale-duplicate',
      two: 'contested',
    });
    const chainOf = (name: string) =>
      delta.names
        .find((each) => each.name === name)
        ?.chain.map(({ plugin, enabled, state, compared }) => [plugin, enabled, state, compared]);
    expect(chainOf('mine')).toEqual([
      [null, true, 'effective', null],
      ['a', true, 'shadowed', 'differs'],
      ['b', true, 'shadowed', 'differs'],
    ]);
    expect(chainOf('off')).toEqual([
      [null, true, 'effective', null],
      ['c', false, 'disabled', 'differs'],
    ]);
    const text = (await capabilities(fork, 'delta')).out;
    expect(text).toContain('6 names shown, 1 with one provider\n');
    expect(text).not.toContain('alone');
    expect((await capabilities(fork, 'delta', '--all')).out).toContain('unchanged  task alone\n');
  });
});

describe('capabilities which KIND NAME', () => {
  test('the winner, then every loser and why', async () => {
    const fork = makeFork({
      ...task('capabilities/tasks/mine'),
      ...task('plugins/a/tasks/mine'),
      'plugins/b/tasks/mine/x': '',
      ...task('plugins/c/tasks/mine'),
    });
    fork.inventoryOf([enabledRow('a'), enabledRow('b'), { ...enabledRow('c'), enabled: false }]);
    const run = await capabilities(fork, 'which', 'task', 'mine');
    expect([run.code, run.out]).toEqual([
      0,
      'capabilities/tasks/mine  yours\n' +
        '  not plugins/a/tasks/mine  plugin a: your own entry of that name comes first\n' +
        '  not plugins/b/tasks/mine  plugin b: it is broken: the task "mine" has no task.yaml\n' +
        '  not plugins/c/tasks/mine  plugin c: its plugin is disabled\n',
    ]);
    const json = JSON.parse((await capabilities(fork, 'which', 'task', 'mine', '--json')).out);
    expect([
      json.winner.plugin,
      json.losers.map(({ plugin }: { plugin: string }) => plugin),
    ]).toEqual([null, ['a', 'b', 'c']]);
  });

  test.each([
    [['task', 'gone'], 1, 'nothing provides the task "gone"\n', ''],
    [['task', 'a/b'], 2, '', 'plugin-gate: the name "a/b" has a slash, a backslash or a colon\n'],
    [['tool', 'x'], 2, '', 'plugin-gate: no kind is called "tool"\n'],
  ])('%j', async (args, code, out, err) => {
    const run = await capabilities(makeFork(), 'which', ...args);
    expect([run.code, run.out]).toEqual([code, out]);
    expect(run.err.startsWith(err)).toBe(true);
  });
});
