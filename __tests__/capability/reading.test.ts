// "Reading": list and look-up from one enumeration, who wins, what is broken.
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CapabilityError } from '../../src/capability/capability-error.ts';
import { readCatalogue } from '../../src/capability/catalogue.ts';
import { fileMatcher } from '../../src/capability/file-patterns.ts';
import { kindRow, kindRows } from '../../src/capability/kinds.ts';
import { CapabilitySession, loadAffordances, loadSkills } from '../../src/capability/load-kinds.ts';
import { affordanceBlock, skillsBlock } from '../../src/capability/prompt-blocks.ts';
import { jobRow, taskOfMessage, taskOfStoredJob } from '../../src/capability/run-requests.ts';
import { capabilityRoots, readCapabilitySources } from '../../src/capability/sources.ts';
import { getTaskByDirName, listTasks } from '../../src/capability/tasks.ts';
import { skill, task } from '../support/fork.ts';
import { writeFiles, writeTree } from '../support/tree.ts';
import { type Fork, makeFork } from './support/fork.ts';

const named = (fork: Fork): readonly string[] =>
  listTasks(fork).map(({ name, plugin }) => `${plugin ?? 'owner'}:${name}`);

function refused(call: () => unknown): CapabilityError {
  try {
    call();
  } catch (error) {
    if (error instanceof CapabilityError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('kinds are rows of a table', () => {
  expect(kindRows.map(({ kind, folder, resolved }) => [kind, folder, resolved])).toEqual([
    ['task', 'tasks', 'call'],
    ['skill', 'skills', 'session'],
    ['affordance', 'affordances', 'session'],
    ['notification', 'notifications', 'session'],
  ]);
});

test('list and look-up agree on random trees: each listed name gives that record, and names are unique', () => {
  const entry = fc.constantFrom('good', 'no metadata', 'no implementation', 'escapes', 'absent');
  const names = ['a', 'b', 'B', 'c-1', 'ü'];
  const source = fc.array(entry, { minLength: names.length, maxLength: names.length });
  fc.assert(
    fc.property(source, source, source, fc.subarray(['p', 'q']), (own, p, q, enabled) => {
      const files: Record<string, string> = { 'plugins/p/x': '', 'plugins/q/x': '' };
      for (const [root, entries] of [
        ['capabilities', own],
        ['plugins/p', p],
        ['plugins/q', q],
      ] as const) {
        for (const [at, what] of entries.entries()) {
          const folder = `${root}/tasks/${names[at]}`;
          if (what === 'good') Object.assign(files, task(folder));
          if (what === 'no metadata') files[`${folder}/run.sh`] = '';
          if (what === 'no implementation')
            Object.assign(files, task(folder, { implementation: null }));
          if (what === 'escapes')
            Object.assign(files, task(folder, { implementation: '../a/run.sh' }));
        }
      }
      const fork = makeFork(files);
      fork.enable(...enabled);
      const listed = listTasks(fork);
      expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
      for (const record of listed) expect(getTaskByDirName(fork, record.name)).toEqual(record);
      const expected = names.filter((_, at) => {
        if (own[at] !== 'absent') return own[at] === 'good';
        return (
          (enabled.includes('p') && p[at] === 'good') || (enabled.includes('q') && q[at] === 'good')
        );
      });
      expect(listed.map(({ name }) => name)).toEqual([...expected].sort());
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe('who wins', () => {
  test('the owner’s entry wins, then the first plugin in order; the record carries whose it is', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/one'),
      ...task('plugins/a/tasks/one'),
      ...task('plugins/b/tasks/two'),
      ...task('plugins/a/tasks/two'),
    });
    expect(named(fork)).toEqual(['owner:one', 'a:two']);
    expect(getTaskByDirName(fork, 'two')).toEqual({
      kind: 'task',
      name: 'two',
      plugin: 'a',
      path: join(fork.plugins, 'a/tasks/two'),
      state: 'effective',
      shadowedBy: null,
      title: 'Sync notes',
      description: 'Syncs the notes.',
      implementation: join(fork.plugins, 'a/tasks/two/run.sh'),
      patterns: [],
    });
  });

  test('a shadowed one appears only in the detailed list, with by whom', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/one'),
      ...task('plugins/a/tasks/one'),
      ...task('plugins/a/tasks/two'),
      ...task('plugins/b/tasks/two'),
    });
    const { provided } = readCatalogue(fork, readCapabilitySources(fork).sources, kindRow('task'));
    expect(
      provided.map(({ entry, state, shadowedBy }) => [
        entry.name,
        entry.source.plugin,
        state,
        shadowedBy === null ? null : shadowedBy.plugin,
      ]),
    ).toEqual([
      ['one', null, 'effective', null],
      ['one', 'a', 'shadowed', null],
      ['two', 'a', 'effective', null],
      ['two', 'b', 'shadowed', 'a'],
    ]);
    expect(provided[1]?.shadowedBy?.writable).toBe(true);
  });

  test('identity is the directory’s name, never the name in its metadata', () => {
    const fork = makeFork(task('capabilities/tasks/sync', { name: 'other' }));
    expect(getTaskByDirName(fork, 'sync').title).toBe('other');
    expect(refused(() => getTaskByDirName(fork, 'other')).code).toBe('not-found');
  });

  test('look-up is exact-case on every system', () => {
    const fork = makeFork(task('capabilities/tasks/Sync'));
    expect(refused(() => getTaskByDirName(fork, 'sync')).code).toBe('not-found');
    expect(getTaskByDirName(fork, 'Sync').name).toBe('Sync');
  });

  test('another encoding of an accent is another name', () => {
    const fork = makeFork(task('capabilities/tasks/caf\u00e9'));
    expect(refused(() => getTaskByDirName(fork, 'cafe\u0301')).code).toBe('not-found');
  });
});

describe('a malformed or incomplete entry is reported, never runnable, and never hides its siblings', () => {
  test.each([
    [
      'no description',
      task('capabilities/tasks/bad', { description: null }),
      'task.yaml has no description',
    ],
    [
      'an alias bomb',
      { 'capabilities/tasks/bad/task.yaml': 'a: &a [x]\nb: *a\n' },
      'task.yaml has an anchor, which is not allowed here',
    ],
    [
      '5,000 brackets',
      { 'capabilities/tasks/bad/task.yaml': '['.repeat(5_000) },
      /^task.yaml is no YAML: /,
    ],
    [
      'an absolute implementation',
      task('capabilities/tasks/bad', { implementation: '/bin/sh' }),
      'the implementation "/bin/sh" is not inside the task\'s own directory',
    ],
    ['nothing', { 'capabilities/tasks/bad/notes.txt': '' }, 'the task "bad" has no task.yaml'],
  ])('%s', (_name, files, message) => {
    const fork = makeFork({
      ...task('capabilities/tasks/a'),
      ...files,
      ...task('capabilities/tasks/z'),
    });
    expect(named(fork)).toEqual(['owner:a', 'owner:z']);
    const error = refused(() => getTaskByDirName(fork, 'bad'));
    expect(error.code).toBe('broken');
    const { findings } = readCatalogue(fork, readCapabilitySources(fork).sources, kindRow('task'));
    if (typeof message === 'string') expect(findings[0]?.message).toBe(message);
    else expect(findings[0]?.message).toMatch(message);
  });

  test('an owner’s broken entry still takes its name; a plugin’s does not', () => {
    const fork = makeFork({
      'capabilities/tasks/one/run.sh': '',
      ...task('plugins/a/tasks/one'),
      'plugins/a/tasks/two/run.sh': '',
      ...task('plugins/b/tasks/two'),
    });
    expect(named(fork)).toEqual(['b:two']);
    expect(refused(() => getTaskByDirName(fork, 'one')).code).toBe('broken');
  });

  test('implementation is read off the record and lies inside the entry’s own directory', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/deep', { implementation: './lib//go.sh' }),
      'capabilities/tasks/deep/lib/go.sh': '',
      ...task('capabilities/tasks/out', { implementation: 'go.sh' }),
      ...task('capabilities/tasks/via', { implementation: 'lib/run.sh' }),
    });
    writeTree(fork.store, [
      { path: 'tasks/out/go.sh', type: 'link', target: '../deep/lib/go.sh' },
      { path: 'tasks/via/lib', type: 'link', target: '../deep' },
    ]);
    expect(named(fork)).toEqual(['owner:deep']);
    expect(getTaskByDirName(fork, 'deep').implementation).toBe(
      join(fork.store, 'tasks/deep/lib/go.sh'),
    );
  });

  test('a file beside the entries and a dot-name are no entries', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/a'),
      'capabilities/tasks/README.md': '',
      ...task('capabilities/tasks/.hidden'),
    });
    expect(named(fork)).toEqual(['owner:a']);
    expect(refused(() => getTaskByDirName(fork, '.hidden')).code).toBe('not-found');
  });
});

describe('tasks for a file', () => {
  const fork = makeFork({
    ...task('capabilities/tasks/any-md', { patterns: '["*.md"]' }),
    ...task('plugins/a/tasks/docs', { patterns: '["docs/**"]' }),
    ...task('plugins/b/tasks/none'),
    ...task('plugins/b/tasks/one', { patterns: 'notes/today.txt' }),
  });
  test.each([
    ['docs/deep/x.md', ['any-md', 'docs']],
    ['./x.md', ['any-md']],
    ['notes/today.txt', ['one']],
    ['notes/today.txt.bak', []],
    ['', []],
    ['x'.repeat(2_000), []],
  ])('--for %j', (file, names) => {
    expect(listTasks(fork, { file }).map(({ name }) => name)).toEqual(names);
  });

  test('a pattern that stands for too many is refused, and none goes through all ways to match', () => {
    const fork = makeFork({
      ...task('capabilities/tasks/a', { patterns: `["${'{x,y}'.repeat(20)}"]` }),
      ...task('capabilities/tasks/b', { patterns: `["${'*a'.repeat(120)}*b"]` }),
      ...task('capabilities/tasks/c', { patterns: `["${'**/*a*a*a/'.repeat(20)}**/b"]` }),
      ...task('capabilities/tasks/d', { patterns: `["${'['.repeat(120)}${'{'.repeat(120)}"]` }),
    });
    // Tried one by one, the ways to match would be too many for this line ever to end.
    expect(listTasks(fork, { file: `${'a'.repeat(250)}/`.repeat(4) })).toEqual([]);
    expect(listTasks(fork).map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  });

  test.each([
    ['*.md', 'a.md', true],
    ['*.md', 'deep/a.md', true],
    ['/*.md', 'deep/a.md', false],
    ['**/*.md', 'a.md', true],
    ['docs/**/*.md', 'docs/a.md', true],
    ['docs/**/*.md', 'docs/x/y/a.md', true],
    ['docs/*.md', 'docs/x/a.md', false],
    ['src/**', 'src/.hidden', true],
    ['?.ts', 'a.ts', true],
    ['?.ts', 'ab.ts', false],
    ['?.ts', '\u{1F980}.ts', true],
    ['[a-c].ts', 'b.ts', true],
    ['[!a-c].ts', 'b.ts', false],
    ['[!a-c].ts', 'd.ts', true],
    ['*.{js,ts}', 'a.ts', true],
    ['*.{js,ts}', 'a.tsx', false],
    ['{a,b}/{c,d}.md', 'b/c.md', true],
    ['{a}.md', '{a}.md', true],
    ['a*b*c', 'axxbyybzzc', true],
    ['a*b*c', 'axxbyybzz', false],
    ['+(a).md', 'a.md', false],
    ['A.md', 'a.md', false],
  ])('%j and %j: %s', (pattern, file, expected) => {
    expect(fileMatcher(file)([pattern])).toBe(expected);
  });
});

describe('sessions', () => {
  const install = (): Fork =>
    makeFork({
      ...task('plugins/a/tasks/sync'),
      ...skill('plugins/a/skills/read'),
      ...skill('capabilities/skills/mine'),
      'plugins/a/affordances/now.md': 'Now.\n',
      'plugins/a/notifications/done/text.yaml': 'a: b\n',
      ...skill('plugins/b/skills/late'),
    });
  const skills = (session: CapabilitySession): readonly string[] =>
    session.read('skill').map(({ name }) => name);

  test('disabling a plugin removes everything of it at the next read', () => {
    const fork = install();
    const session = new CapabilitySession(fork);
    expect(skills(session)).toEqual(['late', 'mine', 'read']);
    fork.enable('b');
    expect(skills(session)).toEqual(['late', 'mine']);
    expect(session.read('affordance')).toEqual([]);
    expect(session.read('notification')).toEqual([]);
    expect(session.listTasks()).toEqual([]);
    expect(refused(() => session.getTaskByDirName('sync')).code).toBe('not-found');
  });

  test('additions wait for the next session; an update shows at the next call for tasks', () => {
    const fork = install();
    fork.enable('a');
    const session = new CapabilitySession(fork);
    fork.enable('a', 'b');
    writeFiles(fork.root, {
      ...skill('plugins/a/skills/more'),
      ...task('plugins/a/tasks/more'),
      ...task('plugins/a/tasks/sync', { name: 'Newer' }),
    });
    expect(skills(session)).toEqual(['mine', 'read']);
    expect(session.listTasks().map(({ name, title }) => [name, title])).toEqual([
      ['more', 'Sync notes'],
      ['sync', 'Newer'],
    ]);
    expect(skills(new CapabilitySession(fork))).toEqual(['late', 'mine', 'more', 'read']);
  });

  test('what was disabled and enabled again in a session is there again', () => {
    const fork = install();
    const session = new CapabilitySession(fork);
    fork.enable();
    expect(skills(session)).toEqual(['mine']);
    fork.enable('a');
    expect(skills(session)).toEqual(['mine', 'read']);
  });

  test('a read asks only the inventory again and never rescans', () => {
    const fork = install();
    const session = new CapabilitySession(fork);
    rmSync(fork.plugins, { recursive: true });
    rmSync(fork.store, { recursive: true });
    expect(skills(session)).toEqual(['late', 'mine', 'read']);
  });

  test('an inventory that breaks in a session takes every plugin with it', () => {
    const fork = install();
    const session = new CapabilitySession(fork);
    writeFiles(fork.root, { 'inventory.json': '[' });
    expect(skills(session)).toEqual(['mine']);
  });
});

describe('loadSkills(roots), loadAffordances(roots) and their blocks', () => {
  const fork = makeFork({
    ...skill('capabilities/skills/mine'),
    ...skill('plugins/a/skills/read'),
    'plugins/a/skills/broken/README.md': '',
    'plugins/a/affordances/now.md': '---\ndescription: "Shows now.\\n::error::x"\n---\n',
    'plugins/a/affordances/folder/any.txt': '',
  });
  const sources = readCapabilitySources(fork).sources;

  test('take sources, or exactly their paths', () => {
    const bySource = loadSkills(sources);
    expect(bySource.map(({ name, plugin }) => [name, plugin])).toEqual([
      ['mine', null],
      ['read', 'a'],
    ]);
    expect(loadSkills(capabilityRoots(sources))).toEqual(bySource);
    expect(loadAffordances(sources).map(({ name }) => name)).toEqual(['folder', 'now']);
  });

  test('a block has a line for each, with whose it is and where it is read', () => {
    expect(skillsBlock(loadSkills(sources))).toBe(
      `## Skills\n\n- mine: Reads mine. Use when asked.\n  ${fork.store}/skills/mine/SKILL.md\n- read (plugin a): Reads read. Use when asked.\n  ${fork.plugins}/a/skills/read/SKILL.md\n`,
    );
    expect(affordanceBlock(loadAffordances(sources))).toContain(
      '- now (plugin a): Shows now.\\n::error::x\n',
    );
    expect(skillsBlock([])).toBe('');
  });
});

describe('stored names stay valid', () => {
  test('a run may carry the owner it expects, and a different one is refused', () => {
    const fork = makeFork({ ...task('plugins/a/tasks/sync'), ...task('plugins/b/tasks/sync') });
    const row = join(fork.root, 'job.json');
    writeFiles(fork.root, { 'job.json': jobRow(getTaskByDirName(fork, 'sync')) });
    expect(taskOfStoredJob(fork, row).plugin).toBe('a');
    fork.enable('b');
    const error = refused(() => taskOfStoredJob(fork, row));
    expect([error.code, error.plugin, error.message]).toEqual([
      'owner-changed',
      'b',
      'the task "sync" was the plugin "a"\'s and is the plugin "b"\'s now',
    ]);
    fork.enable('a', 'b');
    expect(taskOfStoredJob(fork, row).plugin).toBe('a');
  });

  test('an expectation that is not understood is refused, not ignored', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    for (const owner of [7, true, {}, ['a'], '']) {
      expect(refused(() => taskOfMessage(fork, { task: 'sync', owner })).code).toBe(
        'owner-changed',
      );
    }
    expect(refused(() => taskOfMessage(fork, { task: '../sync', owner: 7 })).code).toBe('bad-name');
    expect(taskOfMessage(fork, { task: 'sync', owner: 'a' }).plugin).toBe('a');
  });

  test('the owner’s own is expected as null, and an override is noticed', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    writeFiles(fork.root, { 'job.json': jobRow(getTaskByDirName(fork, 'sync')) });
    writeFiles(fork.root, task('capabilities/tasks/sync'));
    expect(refused(() => taskOfStoredJob(fork, join(fork.root, 'job.json'))).code).toBe(
      'owner-changed',
    );
    expect(getTaskByDirName(fork, 'sync', { owner: null }).plugin).toBe(null);
    expect(refused(() => getTaskByDirName(fork, 'gone', { owner: null })).code).toBe('not-found');
  });
});

test('executable or not is nobody’s business here: nothing is run', () => {
  const fork = makeFork(task('capabilities/tasks/sync'));
  chmodSync(join(fork.store, 'tasks/sync/run.sh'), 0o000);
  expect(named(fork)).toEqual(['owner:sync']);
});
