// Text and line endings, as git takes them.
import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isText, toCrlf, toLf } from '../../src/digest/line-endings.ts';
import { git, temporaryDirectory } from '../support/tree.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const text = (from: Uint8Array | null): string | null =>
  from === null ? null : Buffer.from(from).toString('latin1');

describe('line endings', () => {
  test('CRLF becomes LF, and only CRLF', () => {
    expect(text(toLf(bytes('a\r\nb\nc\r\n')))).toBe('a\nb\nc\n');
    expect(toLf(bytes('a\nb'))).toBeNull();
    expect(toLf(bytes(''))).toBeNull();
  });

  test('LF becomes CRLF where no line has it yet', () => {
    expect(text(toCrlf(bytes('a\nb\n\n')))).toBe('a\r\nb\r\n\r\n');
    expect(toCrlf(bytes('a\r\nb\n'))).toBeNull();
    expect(toCrlf(bytes('ab'))).toBeNull();
  });

  test('what is not text stays', () => {
    for (const each of ['a\0\r\n', 'a\rb\r\n', '\x01\x02\r\n']) {
      expect(isText(bytes(each))).toBe(false);
      expect(toLf(bytes(each))).toBeNull();
    }
    expect(isText(bytes(''))).toBe(true);
    expect(isText(bytes('\t\x1b[0m\f\b\xe9\n'))).toBe(true);
  });

  test('there and back again is the same text', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const before = Buffer.from(`${line.replaceAll('\r', '')}\n`);
        const crlf = toCrlf(before);
        if (crlf !== null) expect(Buffer.from(toLf(crlf) ?? []).equals(before)).toBe(true);
      }),
    );
  });

  test('git agrees on what is text', () => {
    const root = realpathSync(temporaryDirectory());
    git(root, 'init', '--quiet');
    const samples = fc.sample(
      fc.array(
        fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '\r', '\0', '\x01', '\x7f', '\t', '\xe9'),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      { numRuns: 200, seed: 7 },
    );
    const long = samples.map((parts, at) => parts.join('') + 'word '.repeat(at % 60));
    for (const [at, sample] of long.entries()) {
      writeFileSync(join(root, `f${at}`), bytes(sample));
    }
    git(root, '-c', 'core.autocrlf=false', 'add', '--all');
    const listed = execFileSync('git', ['ls-files', '--eol', '-z'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const line of listed.split('\0').filter(Boolean)) {
      const [, kind, at] = /^i\/(\S*)\s.*\tf(\d+)$/.exec(line) ?? [];
      expect([at, isText(bytes(long[Number(at)] ?? ''))]).toEqual([at, kind !== '-text']);
    }
  });
});
