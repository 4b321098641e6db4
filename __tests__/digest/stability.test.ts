// A tree that changes while it is read has no digest. The changes are made on the real disk, by a Disk that
// does something just before or after a call of the walk.
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Disk, realDisk } from '../../src/base/disk.ts';
import { Fault } from '../../src/base/fault.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

type Call = 'openSync' | 'readSync' | 'readdirSync' | 'closeSync' | 'lstatSync' | 'readlinkSync';

/** The real disk, doing `act` once: before or after the `nth` call (from 1) of `call`. */
function disturbed(call: Call, nth: number, when: 'before' | 'after', act: () => void): Disk {
  let calls = 0;
  const real = realDisk[call] as (...given: readonly unknown[]) => unknown;
  const wrapped = (...given: readonly unknown[]): unknown => {
    calls += 1;
    if (calls === nth && when === 'before') act();
    const result = real(...given);
    if (calls === nth && when === 'after') act();
    return result;
  };
  return { ...realDisk, [call]: wrapped };
}

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = join(temporaryDirectory(), 'package');
  mkdirSync(root);
  writeFiles(root, files);
  return root;
}

function told(root: string, disk: Disk, capture = false): string[] {
  const options = capture ? { disk, capture: () => true } : { disk };
  const tree = readTree(root, options);
  expect(tree.digest).toBeNull();
  expect(tree.findings.every((one) => one.refuses)).toBe(true);
  return tree.findings.map((one) => `${one.messageId} ${one.place.file}`);
}

describe.each([
  ['hashed', false],
  ['captured', true],
])('a file that is %s', (_name, capture) => {
  const files = { 'd/a': 'x'.repeat(5000) };

  test('grows after it was opened', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'before', () => appendFileSync(join(root, 'd/a'), 'y'));
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('grows after it was read', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'after', () => appendFileSync(join(root, 'd/a'), 'y'));
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('shrinks', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'before', () => truncateSync(join(root, 'd/a'), 10));
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('becomes empty', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'before', () => truncateSync(join(root, 'd/a'), 0));
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('is written over with the same length and its old times', () => {
    const root = rootWith(files);
    const path = join(root, 'd/a');
    utimesSync(path, 1000, 1000);
    const disk = disturbed('readSync', 1, 'after', () => {
      writeFileSync(path, 'z'.repeat(5000));
      utimesSync(path, 1000, 1000);
    });
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('gets another mode', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'after', () => chmodSync(join(root, 'd/a'), 0o755));
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('gets a second hard link elsewhere', () => {
    const root = rootWith(files);
    const disk = disturbed('readSync', 1, 'after', () =>
      linkSync(join(root, 'd/a'), join(root, '../second')),
    );
    expect(told(root, disk, capture)).toEqual(['content d/a']);
  });

  test('is swapped for a link before it is opened: the link is not followed', () => {
    const root = rootWith(files);
    const path = join(root, 'd/a');
    writeFileSync(join(root, '../secret'), 'secret');
    const seen: string[] = [];
    const disk = disturbed('openSync', 1, 'before', () => {
      rmSync(path);
      symlinkSync('../../secret', path);
    });
    const readSync = (handle: number, buffer: Buffer, ...rest: [number, number, null]): number => {
      const got = disk.readSync(handle, buffer, ...rest);
      seen.push(Buffer.from(buffer.buffer).toString('latin1'));
      return got;
    };
    expect(told(root, { ...disk, readSync: readSync as Disk['readSync'] }, capture)).toContain(
      'replaced d/a',
    );
    expect(seen.join('')).not.toContain('secret');
  });

  test('is swapped for a directory', () => {
    const root = rootWith(files);
    const disk = disturbed('openSync', 1, 'before', () => {
      rmSync(join(root, 'd/a'));
      mkdirSync(join(root, 'd/a'));
    });
    expect(told(root, disk, capture)).toContain('replaced d/a');
  });

  test('is swapped for a pipe before it is opened: nothing blocks', async () => {
    const { execFileSync } = await import('node:child_process');
    const root = rootWith(files);
    const disk = disturbed('openSync', 1, 'before', () => {
      rmSync(join(root, 'd/a'));
      execFileSync('mkfifo', [join(root, 'd/a')]);
    });
    expect(told(root, disk, capture)).toContain('replaced d/a');
  });

  test('vanishes before it is opened', () => {
    const root = rootWith(files);
    const disk = disturbed('openSync', 1, 'before', () => unlinkSync(join(root, 'd/a')));
    expect(told(root, disk, capture)).toEqual(['vanished d/a', 'entries d']);
  });

  test('is replaced by another file of the same content after it was read', () => {
    const root = rootWith(files);
    const path = join(root, 'd/a');
    const disk = disturbed('closeSync', 1, 'after', () => {
      const bytes = readFileSync(path);
      writeFileSync(join(root, 'd/new'), bytes);
      renameSync(join(root, 'd/new'), path);
    });
    expect(told(root, disk, capture)).toEqual(['content d']);
  });
});

describe('a directory', () => {
  test('gets an entry while its files are read', () => {
    const root = rootWith({ 'd/a': '1' });
    const disk = disturbed('readSync', 1, 'after', () => writeFileSync(join(root, 'd/b'), '2'));
    expect(told(root, disk)).toEqual(['entries d']);
  });

  test('gets an entry and loses it again', () => {
    const root = rootWith({ 'd/a': '1' });
    const disk = disturbed('readSync', 1, 'after', () => {
      writeFileSync(join(root, 'd/b'), '2');
      rmSync(join(root, 'd/b'));
    });
    expect(told(root, disk)).toEqual(['content d']);
  });

  test('loses an entry that was already read, at the root', () => {
    const root = rootWith({ a: '1', b: '2' });
    const disk = disturbed('readSync', 2, 'after', () => rmSync(join(root, 'a')));
    expect(told(root, disk)).toEqual(['entries .']);
  });

  test('is swapped for a link to another one', () => {
    const root = rootWith({ 'd/a': '1' });
    writeFiles(join(root, '..'), { 'other/a': '1' });
    const disk = disturbed('openSync', 1, 'after', () => {
      renameSync(join(root, 'd'), join(root, '../moved'));
      symlinkSync('../other', join(root, 'd'));
    });
    expect(told(root, disk)).toContain('content d');
  });

  test('is swapped for a link before it is listed', () => {
    const root = rootWith({ 'd/a': '1' });
    writeFiles(join(root, '..'), { 'other/a': '1' });
    const disk = disturbed('readdirSync', 1, 'after', () => {
      rmSync(join(root, 'd'), { recursive: true });
      symlinkSync('../other', join(root, 'd'));
    });
    expect(told(root, disk)).toContain('replaced d');
  });

  test('vanishes before it is listed', () => {
    const root = rootWith({ 'd/a': '1' });
    const disk = disturbed('readdirSync', 1, 'after', () =>
      rmSync(join(root, 'd'), { recursive: true }),
    );
    expect(told(root, disk)).toEqual(['vanished d', 'entries .']);
  });
});

describe('a link', () => {
  test('gets another target between the looks at it', () => {
    const root = rootWith({ a: '1', b: '2' });
    symlinkSync('a', join(root, 'l'));
    const disk = disturbed('readlinkSync', 1, 'after', () => {
      rmSync(join(root, 'l'));
      symlinkSync('b', join(root, 'l'));
    });
    expect(told(root, disk)).toContain('content l');
  });

  test('becomes a file', () => {
    const root = rootWith({ a: '1' });
    symlinkSync('a', join(root, 'l'));
    const disk = disturbed('openSync', 1, 'before', () => {
      rmSync(join(root, 'l'));
      writeFileSync(join(root, 'l'), '1');
    });
    expect(told(root, disk)).toContain('replaced l');
  });

  test('names a file that changed after it was hashed: its bytes are not given', () => {
    const root = rootWith({ 'a.txt': '1', z: '2' });
    symlinkSync('a.txt', join(root, 'l.md'));
    const disk = disturbed('openSync', 2, 'before', () => writeFileSync(join(root, 'a.txt'), '9'));
    const tree = readTree(root, { disk, capture: (path) => path.endsWith('.md') });
    expect(tree.digest).toBeNull();
    expect(tree.captured.size).toBe(0);
    expect(tree.findings.map((one) => one.message)).toEqual([
      '"a.txt" changed while it was being hashed',
    ]);
  });
});

describe('errors of the system', () => {
  const failing = (code: string): Disk => ({
    ...realDisk,
    openSync: () => {
      throw Object.assign(new Error(`${code}: no`), { code });
    },
  });

  test('an entry that cannot be read is a refusal with the reason', () => {
    const root = rootWith({ 'a/b': '1' });
    const tree = readTree(root, { disk: failing('EACCES') });
    expect(tree.digest).toBeNull();
    expect(tree.findings[0]).toMatchObject({
      rule: 'tree/unreadable',
      message: '"a/b" cannot be read (EACCES)',
      refuses: true,
    });
  });

  test.each(['EMFILE', 'ENFILE', 'ENOMEM'])('%s is the fault of the machine', (code) => {
    const root = rootWith({ 'a/b': '1' });
    expect(() => readTree(root, { disk: failing(code) })).toThrow(Fault);
  });

  test('the files after an unreadable one are still looked at', () => {
    const root = rootWith({ a: '1', b: '2' });
    linkSync(join(root, 'b'), join(root, '../second'));
    let calls = 0;
    const openSync: Disk['openSync'] = (...given) => {
      calls += 1;
      if (calls === 1) throw Object.assign(new Error('no'), { code: 'EIO' });
      return realDisk.openSync(...given);
    };
    const tree = readTree(root, { disk: { ...realDisk, openSync } });
    expect(tree.findings.map((one) => one.rule)).toEqual(['tree/unreadable', 'tree/hard-link']);
  });

  test('every file handle is closed, whatever happened', () => {
    const root = rootWith({ a: '1', b: '2', c: '3' });
    let open = 0;
    const disk: Disk = {
      ...disturbed('readSync', 2, 'before', () => appendFileSync(join(root, 'b'), 'x')),
      openSync: (...given) => {
        open += 1;
        return realDisk.openSync(...given);
      },
      closeSync: (handle) => {
        open -= 1;
        realDisk.closeSync(handle);
      },
    };
    expect(readTree(root, { disk }).digest).toBeNull();
    expect(open).toBe(0);
  });
});

test('no file is opened more than once, captured or not, refused or not', () => {
  const root = rootWith({ 'a.md': '1', 'b/c': '2', 'z.md': '3' });
  symlinkSync('/etc/hostname', join(root, 'm'));
  const opened: string[] = [];
  const openSync: Disk['openSync'] = (path, ...rest) => {
    opened.push(String(path).slice(root.length + 1));
    return realDisk.openSync(path, ...rest);
  };
  readTree(root, { disk: { ...realDisk, openSync }, capture: (path) => path.endsWith('.md') });
  expect(opened).toEqual(['a.md', 'b/c', 'z.md']);
});
