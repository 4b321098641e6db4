// "Writing": the owner's store and nothing else, staged and renamed, and never through a link.
import { existsSync, linkSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { realDisk } from '../../src/base/disk.ts';
import { Fault } from '../../src/base/fault.ts';
import { CapabilityError } from '../../src/capability/capability-error.ts';
import { parseTaskMetadata } from '../../src/capability/task-metadata.ts';
import { taskYaml } from '../../src/capability/task-yaml.ts';
import { getTaskByDirName, listTasks } from '../../src/capability/tasks.ts';
import { createTask, deleteTask, updateTask } from '../../src/capability/write-tasks.ts';
import { picture } from '../lifecycle/support/test-host.ts';
import { task } from '../support/fork.ts';
import { writeFiles, writeTree } from '../support/tree.ts';
import { type Fork, makeFork, textOf } from './support/fork.ts';

const draft = { description: 'Does it.', implementation: 'run.sh', content: 'echo new\n' };

function refused(call: () => unknown): CapabilityError {
  try {
    call();
  } catch (error) {
    if (error instanceof CapabilityError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Runs `act` and demands that nothing but the store's tasks changed. */
function onlyStore<T>(fork: Fork, act: () => T): T {
  const plugins = picture(fork.plugins);
  try {
    return act();
  } finally {
    expect(picture(fork.plugins)).toEqual(plugins);
  }
}

describe('createTask', () => {
  test('creates an entry of the owner’s, whole', () => {
    const fork = makeFork();
    const made = createTask(fork, 'sync', { title: 'Sync: all', patterns: ['*.md'], ...draft });
    expect(made).toMatchObject({
      name: 'sync',
      plugin: null,
      title: 'Sync: all',
      patterns: ['*.md'],
    });
    expect(textOf(fork.store, 'tasks/sync/task.yaml')).toBe(
      'name: "Sync: all"\ndescription: "Does it."\nimplementation: "run.sh"\npatterns: ["*.md"]\n',
    );
    expect(textOf(fork.store, 'tasks/sync/run.sh')).toBe('echo new\n');
    expect(lstatSync(join(fork.store, 'tasks/sync/run.sh')).mode & 0o777).toBe(0o755);
    expect(readdirSync(join(fork.store, 'tasks'))).toEqual(['sync']);
  });

  test('an implementation may lie in a directory of its own', () => {
    const fork = makeFork();
    createTask(fork, 'sync', { ...draft, implementation: 'lib/go.sh' });
    expect(getTaskByDirName(fork, 'sync').implementation).toBe(
      join(fork.store, 'tasks/sync/lib/go.sh'),
    );
  });

  test('a name of the owner’s is taken, broken or not', () => {
    const fork = makeFork({ ...task('capabilities/tasks/a'), 'capabilities/tasks/b/x': '' });
    expect(refused(() => createTask(fork, 'a', draft)).code).toBe('exists');
    expect(refused(() => createTask(fork, 'b', draft)).code).toBe('exists');
  });

  test('under a name an enabled plugin provides it is refused unless overriding is asked for', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    onlyStore(fork, () => {
      const error = refused(() => createTask(fork, 'sync', draft));
      expect([error.code, error.plugin, error.entry]).toEqual(['would-override', 'a', 'sync']);
      expect(existsSync(join(fork.store, 'tasks/sync'))).toBe(false);
      expect(createTask(fork, 'sync', draft, { override: true }).plugin).toBe(null);
    });
    fork.enable();
    expect(refused(() => createTask(fork, 'sync', draft)).code).toBe('exists');
  });

  test('under a name that only a disabled plugin has it is free', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    fork.enable();
    expect(createTask(fork, 'sync', draft).plugin).toBe(null);
  });

  test.each([
    ['no object', 7, 'the task is the number 7, not an object'],
    ['nothing', {}, 'task.yaml has no description'],
    ['no implementation', { description: 'D.' }, 'task.yaml has no implementation'],
    [
      'a way up',
      { ...draft, implementation: '../x.sh' },
      'implementation is "../x.sh", not a file in the task\'s own directory',
    ],
    [
      'an absolute path',
      { ...draft, implementation: '/bin/sh' },
      'implementation is "/bin/sh", not a file in the task\'s own directory',
    ],
    [
      'its own metadata',
      { ...draft, implementation: 'task.yaml' },
      'implementation is task.yaml itself',
    ],
    [
      'a hidden file',
      { ...draft, implementation: '.git/hooks/x' },
      'implementation is ".git/hooks/x", not a file in the task\'s own directory',
    ],
    ['a member it does not know', { ...draft, path: '/etc' }, 'a task has no "path"'],
    ['content that is no text', { ...draft, content: 7 }, 'content is the number 7, not text'],
    [
      'a task whose file would be empty because nothing was given for it',
      { ...draft, content: undefined },
      'there is no content for "run.sh", the file that the task runs',
    ],
    ['a pattern that is no text', { ...draft, patterns: [7] }, 'a pattern is the number 7'],
  ])('refuses %s and leaves nothing behind', (_name, value, message) => {
    const fork = makeFork();
    const error = refused(() => createTask(fork, 'sync', value));
    expect([error.code, error.message]).toEqual(['bad-task', message]);
    expect(existsSync(join(fork.store, 'tasks'))).toBe(false);
  });

  test('an empty file is created where it is asked for', () => {
    const fork = makeFork();
    createTask(fork, 'sync', { ...draft, content: '' });
    expect(textOf(fork.store, 'tasks/sync/run.sh')).toBe('');
  });

  test.each([['.hidden'], ['con?'], ['a|b'], ['ends.'], ['ends '], [' begins']])(
    'refuses to store %j, which cannot exist everywhere or is never listed',
    (name) => {
      expect(refused(() => createTask(makeFork(), name, draft)).code).toBe('bad-task');
    },
  );
});

describe('updateTask', () => {
  test('changes what it is told and keeps comments, order, keys and files that are the owner’s', () => {
    const fork = makeFork({
      'capabilities/tasks/sync/task.yaml':
        '# Mine since March.\nname: Sync   # short\ncolour: blue\nimplementation: run.sh\ndescription: >\n  Syncs\n  it.\nfiles: [a.md]\n',
      'capabilities/tasks/sync/run.sh': 'echo old\n',
      'capabilities/tasks/sync/notes.txt': 'Mine.\n',
    });
    const record = updateTask(fork, 'sync', {
      title: 'Sync: now',
      description: 'Better.',
      patterns: ['b.md'],
    });
    expect(record).toMatchObject({
      title: 'Sync: now',
      description: 'Better.',
      patterns: ['b.md'],
    });
    expect(textOf(fork.store, 'tasks/sync/task.yaml')).toBe(
      '# Mine since March.\nname: "Sync: now"   # short\ncolour: blue\nimplementation: run.sh\ndescription: "Better."\nfiles: ["b.md"]\n',
    );
    expect(textOf(fork.store, 'tasks/sync/run.sh')).toBe('echo old\n');
    expect(textOf(fork.store, 'tasks/sync/notes.txt')).toBe('Mine.\n');
  });

  test('content replaces the implementation, and a new one is made before it is named', () => {
    const fork = makeFork(task('capabilities/tasks/sync'));
    updateTask(fork, 'sync', { content: 'echo two\n' });
    expect(textOf(fork.store, 'tasks/sync/run.sh')).toBe('echo two\n');
    updateTask(fork, 'sync', { implementation: 'lib/go.sh', content: 'echo three\n' });
    expect(getTaskByDirName(fork, 'sync').implementation).toBe(
      join(fork.store, 'tasks/sync/lib/go.sh'),
    );
    expect(refused(() => updateTask(fork, 'sync', { implementation: 'gone.sh' })).message).toBe(
      'the implementation is not there; give its content',
    );
    expect(getTaskByDirName(fork, 'sync').implementation).toBe(
      join(fork.store, 'tasks/sync/lib/go.sh'),
    );
  });

  test('mends a broken task of the owner’s', () => {
    const fork = makeFork({ 'capabilities/tasks/sync/task.yaml': '[' });
    expect(refused(() => updateTask(fork, 'sync', { title: 'T' })).code).toBe('bad-task');
    expect(updateTask(fork, 'sync', { title: 'T', ...draft }).title).toBe('T');
  });

  test('whatever is written is what is read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.trim() !== ''),
        fc.constantFrom(
          null,
          'name: a\ndescription: b\nimplementation: run.sh\n',
          "name: 'x'\nimplementation: |\n  run.sh\ndescription: >-\n  c\n",
          '{name: a, description: b, implementation: run.sh}\n',
          'name:\ndescription:\nimplementation: run.sh',
        ),
        (text, before) => {
          const { metadata } = parseTaskMetadata(
            'task.yaml',
            taskYaml(before, {
              title: text,
              description: text,
              ...(before === null ? { implementation: 'run.sh' as never } : {}),
            }),
          );
          expect([metadata?.title, metadata?.description]).toEqual([text, text]);
        },
      ),
    );
  });
});

describe('on a plugin’s entry update and delete throw a typed error naming the plugin', () => {
  test.each([
    ['update', (fork: Fork) => updateTask(fork, 'sync', draft)],
    ['delete', (fork: Fork) => deleteTask(fork, 'sync')],
  ])('%s', (_name, act) => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    const error = onlyStore(fork, () => refused(() => act(fork)));
    expect([error.code, error.plugin, error.entry]).toEqual(['plugin-owned', 'a', 'sync']);
  });

  test('a missing name is an error too: deleting is never a quiet no-op', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    fork.enable();
    expect(refused(() => deleteTask(fork, 'sync')).code).toBe('not-found');
    expect(refused(() => deleteTask(fork, 'gone')).code).toBe('not-found');
    expect(refused(() => updateTask(fork, 'gone', draft)).code).toBe('not-found');
  });
});

describe('deleteTask', () => {
  test('deletes the owner’s entry, and says which plugin’s it reveals', () => {
    const fork = makeFork({ ...task('capabilities/tasks/sync'), ...task('plugins/a/tasks/sync') });
    expect(onlyStore(fork, () => deleteTask(fork, 'sync'))).toEqual({ name: 'sync', reveals: 'a' });
    expect(getTaskByDirName(fork, 'sync').plugin).toBe('a');
    expect(readdirSync(join(fork.store, 'tasks'))).toEqual([]);
  });

  test('a broken one too; nothing is revealed where nobody has the name', () => {
    const fork = makeFork({ 'capabilities/tasks/sync/x': '', 'plugins/a/tasks/sync/x': '' });
    expect(deleteTask(fork, 'sync')).toEqual({ name: 'sync', reveals: null });
  });
});

describe('a link in the store that leads into a plugin is not written through', () => {
  const acts: readonly (readonly [string, (fork: Fork) => unknown])[] = [
    ['update', (fork) => updateTask(fork, 'sync', { title: 'T', ...draft })],
    ['delete', (fork) => deleteTask(fork, 'sync')],
  ];
  test.each(acts)('an entry that is a link: %s', (_name, act) => {
    const fork = makeFork({ ...task('plugins/a/tasks/sync'), ...task('capabilities/tasks/mine') });
    writeTree(fork.store, [
      { path: 'tasks/sync', type: 'link', target: '../../plugins/a/tasks/sync' },
    ]);
    expect(onlyStore(fork, () => refused(() => act(fork))).code).toBe('linked');
    expect(lstatSync(join(fork.store, 'tasks/sync')).isSymbolicLink()).toBe(true);
  });

  test.each([...acts, ['create', (fork: Fork) => createTask(fork, 'new', draft)] as const])(
    'the folder is a link: %s',
    (_name, act) => {
      const fork = makeFork(task('plugins/a/tasks/sync'));
      writeTree(fork.store, [{ path: 'tasks', type: 'link', target: '../plugins/a/tasks' }]);
      expect(['linked', 'plugin-owned']).toContain(
        onlyStore(fork, () => refused(() => act(fork))).code,
      );
    },
  );

  test('a directory or a file inside the entry is a link', () => {
    const fork = makeFork({ ...task('plugins/a/tasks/sync'), ...task('capabilities/tasks/mine') });
    writeTree(fork.store, [
      { path: 'tasks/mine/lib', type: 'link', target: '../../../plugins/a/tasks/sync' },
      { path: 'tasks/mine/go.sh', type: 'link', target: '../../../plugins/a/tasks/sync/run.sh' },
    ]);
    onlyStore(fork, () => {
      for (const implementation of ['lib/run.sh', 'lib/new/deep.sh', 'go.sh']) {
        const error = refused(() => updateTask(fork, 'mine', { implementation, content: 'x' }));
        expect(error.code).toBe('linked');
      }
    });
  });

  test('task.yaml is a link', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    writeFiles(fork.store, { 'tasks/mine/run.sh': '' });
    writeTree(fork.store, [
      {
        path: 'tasks/mine/task.yaml',
        type: 'link',
        target: '../../../plugins/a/tasks/sync/task.yaml',
      },
    ]);
    onlyStore(fork, () => {
      expect(refused(() => updateTask(fork, 'mine', { title: 'X' })).code).toBe('linked');
    });
  });

  test('a hard link is parted, not written through', () => {
    const fork = makeFork({ ...task('plugins/a/tasks/sync'), 'capabilities/tasks/mine/x': '' });
    for (const file of ['task.yaml', 'run.sh']) {
      linkSync(join(fork.plugins, 'a/tasks/sync', file), join(fork.store, 'tasks/mine', file));
    }
    updateTask(fork, 'mine', { title: 'Mine', content: 'echo mine\n' });
    expect(textOf(fork.plugins, 'a/tasks/sync/run.sh')).toBe('echo plugins/a/tasks/sync\n');
    expect(textOf(fork.plugins, 'a/tasks/sync/task.yaml')).toContain('name: Sync notes\n');
  });

  test('the store itself is a plugin', () => {
    const fork = makeFork(task('plugins/a/tasks/sync'));
    const inside = { ...fork, store: join(fork.plugins, 'a') };
    onlyStore(fork, () => {
      expect(refused(() => createTask(inside, 'new', draft)).code).toBe('linked');
      expect(refused(() => deleteTask(inside, 'sync')).code).toBe('linked');
    });
  });
});

test('writes are staged and renamed: whichever operation fails, the entry is as before or as wanted', () => {
  const operations = [
    'mkdirSync',
    'openSync',
    'writeSync',
    'fsyncSync',
    'renameSync',
    'rmSync',
  ] as const;
  let injected = 0;
  for (const operation of operations) {
    for (let fails = 0; fails < 12; fails += 1) {
      const fork = makeFork(task('capabilities/tasks/sync'));
      let left = fails;
      let hit = false;
      const disk = new Proxy(realDisk, {
        get: (real, name) => {
          if (name !== operation || hit) return Reflect.get(real, name);
          return (...args: readonly unknown[]) => {
            if (left === 0 && !String(args[0]).endsWith('inventory.json')) {
              hit = true;
              throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
            }
            left -= 1;
            return Reflect.apply(Reflect.get(real, name), real, args);
          };
        },
      });
      const place = { ...fork, disk };
      for (const act of [
        () => createTask(place, 'new', draft),
        () => updateTask(place, 'sync', { content: 'echo changed\n', title: 'Changed' }),
      ]) {
        try {
          act();
        } catch (error) {
          expect(error instanceof Fault || error instanceof CapabilityError || hit).toBe(true);
        }
      }
      if (hit) injected += 1;
      for (const record of listTasks(fork)) {
        expect(['new', 'sync']).toContain(record.name);
        expect(readFileSync(record.implementation, 'utf8')).toMatch(/^echo /);
      }
      expect(listTasks(fork).map(({ name }) => name)).toContain('sync');
      const names = readdirSync(join(fork.store, 'tasks')).filter(
        (name) => !name.startsWith('.new-'),
      );
      expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
    }
  }
  expect(injected).toBeGreaterThan(10);
});
