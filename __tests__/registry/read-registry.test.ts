import { execFileSync } from 'node:child_process';
import fs, { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Disk } from '../../src/base/disk.ts';
import { readRegistry } from '../../src/registry/read-registry.ts';
import { rowText } from '../support/registry.ts';
import { temporaryDirectory, writeFiles, writeTree } from '../support/tree.ts';

const told = (path: string): string[] => {
  const registry = readRegistry(path);
  expect([registry.readable, registry.rows]).toEqual([false, []]);
  expect(registry.notChecked).toEqual([
    { what: 'the rows of registry.yaml', why: 'the file cannot be read' },
  ]);
  return registry.findings.map(({ rule, messageId, message, place }) =>
    [place.file, rule, messageId, message].join(' | '),
  );
};

function at(entries: Parameters<typeof writeTree>[1]): string {
  const directory = temporaryDirectory();
  writeTree(directory, entries);
  return join(directory, 'registry.yaml');
}

describe('readRegistry', () => {
  test('reads a regular file and keeps its bytes', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'registry.yaml': rowText() });
    const registry = readRegistry(join(directory, 'registry.yaml'));
    expect(registry.rows.map((row) => row.id)).toEqual(['plugin:page-kit']);
    expect(Buffer.from(registry.bytes ?? []).toString()).toBe(rowText());
  });

  test('a directory is an error and never "no rows"', () => {
    expect(told(at([{ path: 'registry.yaml', type: 'directory' }]))).toEqual([
      'registry.yaml | registry/unreadable | not-a-file | registry.yaml is a directory',
    ]);
  });

  test('a link is not followed, a dangling one neither', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'real.yaml': rowText() });
    for (const [folder, target] of [
      ['a', '../real.yaml'],
      ['b', 'nowhere'],
      ['c', 'registry.yaml'],
    ] as const) {
      writeTree(join(directory, folder), [{ path: 'registry.yaml', type: 'link', target }]);
      expect(told(join(directory, folder, 'registry.yaml'))).toEqual([
        'registry.yaml | registry/unreadable | not-a-file | registry.yaml is a symbolic link',
      ]);
    }
  });

  test('a FIFO never blocks', () => {
    const path = join(temporaryDirectory(), 'registry.yaml');
    execFileSync('mkfifo', [path]);
    expect(told(path)).toEqual([
      'registry.yaml | registry/unreadable | not-a-file | registry.yaml is not a regular file',
    ]);
  });

  test('an empty file is an error', () => {
    expect(told(at([{ path: 'registry.yaml', type: 'file', utf8: '' }]))).toEqual([
      'registry.yaml | registry/unreadable | empty | registry.yaml is empty',
    ]);
  });

  test('a file over the cap is refused by its size; one at the cap is read', () => {
    const cap = 16 * 1024 * 1024;
    const path = at([{ path: 'registry.yaml', type: 'file', utf8: '# ' }]);
    fs.truncateSync(path, cap + 1);
    expect(told(path)).toEqual([
      'registry.yaml | registry/unreadable | too-large | registry.yaml is larger than 16777216 bytes',
    ]);
    writeFileSync(path, `${rowText()}#${' '.repeat(cap - rowText().length - 1)}`);
    expect(readRegistry(path).rows).toHaveLength(1);
  });

  test('a file that grows over the cap while it is read is refused', () => {
    const path = at([{ path: 'registry.yaml', type: 'file', utf8: rowText() }]);
    let grown = false;
    const disk: Disk = {
      ...fs,
      readSync: ((...args: Parameters<typeof fs.readSync>) => {
        if (!grown) appendFileSync(path, ' '.repeat(16 * 1024 * 1024));
        grown = true;
        return fs.readSync(...args);
      }) as typeof fs.readSync,
    };
    expect(readRegistry(path, { disk }).findings.map((one) => one.message)).toEqual([
      'registry.yaml is larger than 16777216 bytes',
    ]);
  });

  test('a file that is swapped for a link while it is looked at is not followed', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'registry.yaml': rowText(), 'secret.yaml': 'word' });
    const path = join(directory, 'registry.yaml');
    const disk: Disk = {
      ...fs,
      openSync: ((...args: Parameters<typeof fs.openSync>) => {
        fs.unlinkSync(path);
        fs.symlinkSync('secret.yaml', path);
        return fs.openSync(...args);
      }) as typeof fs.openSync,
    };
    expect(readRegistry(path, { disk }).findings.map((one) => one.message)).toEqual([
      'registry.yaml is a symbolic link',
    ]);
  });

  test('nothing there is the caller’s mistake; what the system refuses is a fault', () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { file: '' });
    expect(() => readRegistry(join(directory, 'none.yaml'))).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'usage' }),
    );
    expect(() => readRegistry(join(directory, 'x'.repeat(5_000)))).toThrow(
      expect.objectContaining({ name: 'Fault', code: 'io' }),
    );
  });
});
