// "A caller's name is never joined to a path": refused by rule, on every path in, before any look at the disk.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Disk } from '../../src/base/disk.ts';
import { realDisk } from '../../src/base/disk.ts';
import { CapabilityError } from '../../src/capability/capability-error.ts';
import { parseCapabilityName } from '../../src/capability/capability-name.ts';
import { makeRoutes } from '../../src/capability/http/routes.ts';
import type { CapabilityPlace } from '../../src/capability/place.ts';
import { jobRow, taskOfMessage, taskOfStoredJob } from '../../src/capability/run-requests.ts';
import { getTaskByDirName } from '../../src/capability/tasks.ts';
import { createTask, deleteTask, updateTask } from '../../src/capability/write-tasks.ts';
import { task } from '../support/fork.ts';
import { temporaryDirectory } from '../support/tree.ts';
import { badNames } from './support/bad-names.ts';
import { makeFork } from './support/fork.ts';

/** A place on which any look at the disk or the inventory fails the test. */
const untouchable: CapabilityPlace = {
  store: '/nowhere/capabilities',
  plugins: '/nowhere/plugins',
  inventory: {
    read: () => {
      throw new Error('the inventory was asked');
    },
  },
  disk: new Proxy(realDisk, {
    get: (_disk, name) => {
      throw new Error(`the disk was asked: ${String(name)}`);
    },
  }) as Disk,
};

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof CapabilityError) return error.code;
    throw error;
  }
  return 'no error';
}

test('there are at least 40 bad names, every rule among them', () => {
  expect(badNames.length).toBeGreaterThanOrEqual(40);
  expect(new Set(badNames.map(([, fault]) => fault)).size).toBe(7);
});

test.each(
  badNames.map(([value, fault]) => [String(JSON.stringify(value)).slice(0, 40), value, fault]),
)('%s is refused', (_shown, value, fault) => {
  expect(parseCapabilityName(value)).toEqual({ ok: false, fault });
});

test.each([
  ['sync'],
  ['Notizen für heute'],
  ['a.b'],
  ['...'],
  ['-rf'],
  ['%2e%2e'],
  ['__proto__'],
  ['x'.repeat(255)],
  ['ﬁle'],
  ['👩‍💻'.slice(0, 2)],
])('%j is a name', (name) => {
  expect(parseCapabilityName(name)).toEqual({ ok: true, name });
});

describe('refusal touches no disk, and is one typed error on every path in', () => {
  const row = join(temporaryDirectory(), 'job.json');
  const asJob = (value: unknown): unknown => {
    writeFileSync(row, JSON.stringify({ task: value, owner: null }));
    // The row itself is on the disk; the capabilities are not looked at.
    return taskOfStoredJob({ ...untouchable, disk: realDisk }, row);
  };
  const paths: readonly (readonly [string, (value: unknown) => unknown])[] = [
    ['a function call', (value) => getTaskByDirName(untouchable, value)],
    ['creating', (value) => createTask(untouchable, value, {})],
    ['updating', (value) => updateTask(untouchable, value, {})],
    ['deleting', (value) => deleteTask(untouchable, value)],
    ['a message of unknown shape', (value) => taskOfMessage(untouchable, { task: value })],
    ['a stored job', asJob],
  ];
  test.each(paths)('%s', (_path, call) => {
    for (const [value] of badNames) {
      // A stored row has a cap of its own.
      if (call === asJob && typeof value === 'string' && value.length > 100_000) continue;
      expect(codeOf(() => call(value))).toBe('bad-name');
    }
  });

  test('HTTP: 400 for a name in the path and in a body', () => {
    const { answer } = makeRoutes(untouchable, () => ({ status: 200, headers: {}, body: '' }));
    for (const [value] of badNames) {
      const body = { name: value, title: 'T', description: 'D.', implementation: 'run.sh' };
      const posted = answer({ method: 'POST', target: '/api/tasks', body });
      expect([posted.status, JSON.parse(posted.body).error]).toEqual([400, 'bad-name']);
      if (typeof value !== 'string' || /^[\ud800-\udfff]|[\ud800-\udfff]$/.test(value)) continue;
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const target = `/api/tasks/${encodeURIComponent(value)}`;
        const given = answer({ method, target, body: {} });
        expect([value, given.status]).toEqual([value, value.length > 65_536 ? 404 : 400]);
      }
    }
  });

  test('what is no message at all has a bad name', () => {
    for (const message of [null, undefined, 7, 'sync', [], ['sync'], {}, { name: 'sync' }]) {
      expect(codeOf(() => taskOfMessage(untouchable, message))).toBe('bad-name');
    }
  });
});

test('after a refusal the next good name works, on every path in', () => {
  const fork = makeFork(task('capabilities/tasks/sync'));
  const row = join(fork.root, 'job.json');
  const { answer } = makeRoutes(fork, () => ({ status: 200, headers: {}, body: '' }));
  for (const [value] of badNames.slice(0, 12)) {
    expect(codeOf(() => getTaskByDirName(fork, value))).toBe('bad-name');
    expect(getTaskByDirName(fork, 'sync').name).toBe('sync');
    expect(codeOf(() => taskOfMessage(fork, { task: value }))).toBe('bad-name');
    expect(taskOfMessage(fork, { task: 'sync' }).name).toBe('sync');
    writeFileSync(row, JSON.stringify({ task: value }));
    expect(codeOf(() => taskOfStoredJob(fork, row))).toBe('bad-name');
    writeFileSync(row, jobRow(getTaskByDirName(fork, 'sync')));
    expect(taskOfStoredJob(fork, row).name).toBe('sync');
    expect(answer({ method: 'GET', target: '/api/tasks/%2e%2e', body: undefined }).status).toBe(
      400,
    );
    expect(answer({ method: 'GET', target: '/api/tasks/sync', body: undefined }).status).toBe(200);
  }
});

test('any text is either refused or only ever compared', () => {
  const fork = makeFork(task('capabilities/tasks/sync'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      fc.pre(name !== 'sync');
      expect(['bad-name', 'not-found']).toContain(codeOf(() => getTaskByDirName(fork, name)));
    }),
  );
});

test('no other module builds a path below a capability root', () => {
  const root = join(import.meta.dirname, '..', '..', 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const outside = files
    .filter((file) => !file.startsWith('capability/'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return /join\([^)]*\b(?:store|plugins)\b[^)]*,\s*(?:'(?:tasks|skills|affordances|notifications)'|\w*\.?folder|name)\b/.test(
        text,
      );
    });
  expect(outside).toEqual([]);
  // Inside, an entry's path is made where folders are listed, and where the store is written.
  const makers = files
    .filter((file) => file.startsWith('capability/'))
    .filter((file) => /join\(folder, /.test(readFileSync(join(root, file), 'utf8')));
  expect(makers.sort()).toEqual(['capability/entries.ts', 'capability/write-tasks.ts']);
  const lookUps = files.filter((file) =>
    /from '[^']*\/(?:entries|open-entry)\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(lookUps.filter((file) => !file.startsWith('capability/'))).toEqual([]);
});
