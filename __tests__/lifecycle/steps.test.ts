// The small steps an install is made of: copying, deleting, undoing, the journal.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { realDisk } from '../../src/base/disk.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { copyTree } from '../../src/lifecycle/copy-tree.ts';
import { deleteTree, deleteTreeQuietly } from '../../src/lifecycle/delete-tree.ts';
import { notice } from '../../src/lifecycle/diagnostic.ts';
import { isSameRecord, readJournal, writeJournal } from '../../src/lifecycle/journal.ts';
import { canonicalJson } from '../../src/lifecycle/json-value.ts';
import { Undo } from '../../src/lifecycle/undo.ts';
import { temporaryDirectory, writeTree } from '../support/tree.ts';
import { memoryDirectory } from './support/memory-directory.ts';

describe('copyTree', () => {
  test('any tree has the same digest as its copy', () => {
    const name = fc
      .stringMatching(/^[a-z][a-z0-9._ é-]{0,8}$/)
      .filter((text) => !/[. ]$/.test(text));
    const entry = fc.record({
      folder: fc.array(name, { maxLength: 3 }),
      name,
      kind: fc.constantFrom('file' as const, 'directory' as const, 'link' as const),
      bytes: fc.uint8Array({ maxLength: 300 }),
      executable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const root = join(memoryDirectory(), 'source');
        mkdirSync(root);
        for (const { folder, name: last, kind, bytes, executable } of entries) {
          const path = [...folder, last].join('/');
          try {
            writeTree(root, [
              kind === 'file'
                ? { path, type: kind, base64: Buffer.from(bytes).toString('base64'), executable }
                : kind === 'link'
                  ? { path, type: kind, target: '.' }
                  : { path, type: kind },
            ]);
          } catch {
            // Two entries that want the same name: the first one has it.
          }
        }
        const tree = readTree(root);
        expect(tree.digest).not.toBeNull();
        const copy = join(root, '../copy');
        copyTree(realDisk, tree, copy);
        const copied = readTree(copy);
        expect(copied.digest).toBe(tree.digest);
        expect(copied.entries).toEqual(tree.entries);
      }),
      { numRuns: 60 },
    );
  });

  test('a file that grew, or became a link or a FIFO since it was digested, is not followed', () => {
    const root = temporaryDirectory();
    writeTree(join(root, 'a'), [{ path: 'file', type: 'file', utf8: 'short' }]);
    const tree = readTree(join(root, 'a'));
    writeFileSync(join(root, 'a/file'), 'much longer than it was');
    expect(() => copyTree(realDisk, tree, join(root, 'b'))).toThrow('changed while it was copied');
    rmSync(join(root, 'a/file'));
    symlinkSync('/etc/hostname', join(root, 'a/file'));
    expect(() => copyTree(realDisk, tree, join(root, 'c'))).toThrow('ELOOP');
  });

  test('what exists already is not written into', () => {
    const root = temporaryDirectory();
    writeTree(join(root, 'a'), [{ path: 'file', type: 'file', utf8: 'x' }]);
    mkdirSync(join(root, 'b'));
    expect(() => copyTree(realDisk, readTree(join(root, 'a')), join(root, 'b'))).toThrow('EEXIST');
  });
});

describe('deleteTree', () => {
  test('takes links away and not what they lead to; nothing there is fine', () => {
    const root = temporaryDirectory();
    writeTree(root, [
      { path: 'precious/file', type: 'file', utf8: 'x' },
      { path: 'gone/deep/er/file', type: 'file', utf8: 'x' },
      { path: 'gone/out', type: 'link', target: '../precious' },
      { path: 'alias', type: 'link', target: 'precious' },
    ]);
    deleteTree(realDisk, join(root, 'gone'));
    deleteTree(realDisk, join(root, 'alias'));
    deleteTree(realDisk, join(root, 'never'));
    expect(existsSync(join(root, 'gone'))).toBe(false);
    expect(readFileSync(join(root, 'precious/file'), 'utf8')).toBe('x');
    expect(deleteTreeQuietly(realDisk, join(root, 'precious'))).toBe(true);
  });

  test('eight hundred levels', () => {
    const root = memoryDirectory();
    let path = join(root, 'deep');
    const parts = Array.from({ length: 800 }, () => 'd');
    mkdirSync(join(path, ...parts), { recursive: true });
    path = join(root, 'deep');
    deleteTree(realDisk, path);
    expect(existsSync(path)).toBe(false);
  });
});

describe('Undo', () => {
  test('runs the last step first, goes on after one that fails, and tells', () => {
    const order: number[] = [];
    const undo = new Undo();
    undo.before(() => {
      order.push(1);
      return [];
    });
    undo.before(() => {
      throw new Error('stuck');
    });
    undo.before(() => {
      order.push(3);
      return [notice('io', 'told')];
    });
    expect(undo.run().map(({ message }) => message)).toEqual([
      'told',
      'a step could not be undone: stuck; run plugin-gate doctor',
    ]);
    expect(order).toEqual([3, 1]);
    expect(undo.failed).toBe(true);
    expect(undo.run()).toEqual([]);
  });

  test('after a commit there is nothing to take back', () => {
    const undo = new Undo();
    undo.before(() => {
      throw new Error('must not run');
    });
    undo.commit();
    expect(undo.run()).toEqual([]);
    expect(undo.failed).toBe(false);
  });
});

describe('the journal', () => {
  const record = {
    installedAt: '2026-01-02T03:04:05.000Z',
    source: '/x',
    contentDigest: 'ab'.repeat(32),
  };

  test('comes back as it was written, and is written once', () => {
    const path = join(temporaryDirectory(), 'journal');
    const journal = { id: 'page-kit', next: record, previous: null };
    writeJournal(realDisk, path, journal);
    expect(readJournal(realDisk, path)).toEqual(journal);
    expect(() => writeJournal(realDisk, path, journal)).toThrow('EEXIST');
  });

  test.each([
    '',
    '{',
    '[]',
    '{"version":2,"id":"x","next":{},"previous":null}',
    '{"version":1,"id":3,"next":{},"previous":null}',
    '{"version":1,"id":"x","next":{},"previous":null}',
    `{"version":1,"id":"x","next":${JSON.stringify(record)},"previous":{}}`,
    `{"version":1,"id":"x","next":${JSON.stringify(record)}}`,
  ])('%s is none', (text) => {
    const path = join(temporaryDirectory(), 'journal');
    writeFileSync(path, text);
    expect(readJournal(realDisk, path)).toBeNull();
  });

  test('a link or a directory under its name is none, and is not followed', () => {
    const root = temporaryDirectory();
    writeJournal(realDisk, join(root, 'real'), { id: 'x', next: record, previous: null });
    symlinkSync('real', join(root, 'link'));
    mkdirSync(join(root, 'directory'));
    expect(readJournal(realDisk, join(root, 'link'))).toBeNull();
    expect(readJournal(realDisk, join(root, 'directory'))).toBeNull();
    expect(readlinkSync(join(root, 'link'))).toBe('real');
  });

  test('records are the same by what they say', () => {
    const turned = {
      contentDigest: record.contentDigest,
      source: '/x',
      installedAt: record.installedAt,
    };
    expect(isSameRecord(record, turned)).toBe(true);
    expect(isSameRecord(record, { ...record, kind: 'skill' })).toBe(false);
    expect(isSameRecord(null, undefined)).toBe(true);
    expect(isSameRecord(null, record)).toBe(false);
  });
});

test('canonical JSON is equal exactly where the values are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const same = JSON.parse(JSON.stringify(a));
      expect(canonicalJson(a)).toBe(canonicalJson(same));
      expect(JSON.parse(canonicalJson(a))).toEqual(JSON.parse(JSON.stringify(a)));
      if (canonicalJson(a) === canonicalJson(b)) {
        expect(JSON.parse(JSON.stringify(a))).toEqual(JSON.parse(JSON.stringify(b)));
      }
    }),
  );
});
