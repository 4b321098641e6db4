// A cache is read like anything hostile: no text makes it throw, and only an exact entry is one.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseDigest } from '../../../src/digest/tree.ts';
import { parseCacheEntry } from '../../../src/registry/source/cache-entry.ts';
import { PackageCache } from '../../../src/registry/source/package-cache.ts';
import { digestOf, packageFiles } from '../../support/remote-registry.ts';
import { temporaryDirectory, writeFiles } from '../../support/tree.ts';

const zeros = '0'.repeat(64);
const good = {
  version: 1,
  key: ['https://github.com', 'o/r', 'c'.repeat(40), 'kit'],
  digest: zeros,
  attributes: [
    {
      rule: 'tree/attribute-filter',
      messageId: 'filter',
      message: 'a message',
      found: 'filter=lfs',
      expected: null,
      fix: null,
    },
  ],
  submodules: ['vendor'],
};
const key = {
  server: 'https://github.com',
  repository: 'o/r',
  commit: 'c'.repeat(40),
  path: 'kit',
};

function packageAt(): { root: string; digest: NonNullable<ReturnType<typeof parseDigest>> } {
  const root = join(temporaryDirectory(), 'kit');
  writeFiles(root, packageFiles(''));
  symlinkSync('skills/read', join(root, 'short'));
  const digest = parseDigest(digestOf(root));
  if (digest === null) throw new Error('no digest');
  return { root, digest };
}

describe('an entry', () => {
  test('that is exact is read', () => {
    const { version: _version, ...fields } = good;
    expect(parseCacheEntry(JSON.stringify(good))).toEqual(fields);
  });

  test.each([
    ['another version', { version: 2 }],
    ['no digest', { digest: 'x' }],
    ['upper case', { digest: 'A'.repeat(64) }],
    ['a key that is no list', { key: 'x' }],
    ['submodules of numbers', { submodules: [1] }],
    ['a foreign rule', { attributes: [{ ...good.attributes[0], rule: 'row/sha256' }] }],
    ['a foreign message', { attributes: [{ ...good.attributes[0], messageId: 'x' }] }],
    ['a missing fix', { attributes: [{ ...good.attributes[0], fix: undefined }] }],
    ['a note that is null', { attributes: [null] }],
  ])('with %s is none', (_name, change) => {
    expect(parseCacheEntry(JSON.stringify({ ...good, ...change }))).toBeNull();
  });

  test('is never made of anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseCacheEntry(text)).toBeNull();
      }),
    );
  });
});

describe('a cache', () => {
  test('gives back what was put in, under its own name, links as they were', () => {
    const cache = new PackageCache({ directory: temporaryDirectory(), write: true });
    const { root, digest } = packageAt();
    cache.keep(key, { root, digest, attributes: [], submodules: [] });
    const found = cache.find(key);
    expect(found?.digest).toBe(digest);
    expect(found?.root).toMatch(/\/tree\/kit$/);
    expect(digestOf(found?.root ?? '')).toBe(digest);
  });

  test('has nothing for any other key', () => {
    const cache = new PackageCache({ directory: temporaryDirectory(), write: true });
    cache.keep(key, { ...packageAt(), attributes: [], submodules: [] });
    for (const other of [
      { ...key, server: 'https://git.example' },
      { ...key, repository: 'o/other' },
      { ...key, commit: 'd'.repeat(40) },
      { ...key, path: '' },
      { ...key, path: 'kit/skills' },
    ]) {
      expect(cache.find(other)).toBeNull();
    }
  });

  test('leaves nothing half done where putting in fails', () => {
    const directory = temporaryDirectory();
    const cache = new PackageCache({ directory, write: true });
    const { digest } = packageAt();
    cache.keep(key, { root: '/nowhere', digest, attributes: [], submodules: [] });
    expect(readdirSync(join(directory, '.sources-1', 'packages'))).toEqual([]);
    expect(cache.find(key)).toBeNull();
  });

  test('does not follow an entry that is a link', () => {
    const directory = temporaryDirectory();
    const cache = new PackageCache({ directory, write: true });
    cache.keep(key, { ...packageAt(), attributes: [], submodules: [] });
    const packages = join(directory, '.sources-1', 'packages');
    const [entry = ''] = readdirSync(packages);
    const secret = join(temporaryDirectory(), 'secret.json');
    writeFileSync(secret, JSON.stringify(good));
    const other = new PackageCache({ directory: temporaryDirectory(), write: true });
    const place = join(temporaryDirectory(), '.sources-1', 'packages', entry);
    mkdirSync(place, { recursive: true });
    symlinkSync(secret, join(place, 'entry.json'));
    expect(
      new PackageCache({ directory: join(place, '../../..'), write: false }).find(key),
    ).toBeNull();
    expect(other.find(key)).toBeNull();
  });

  test('remembers pins only where it may write, and only well formed ones', () => {
    const directory = temporaryDirectory();
    const { digest } = packageAt();
    const seen = { commit: 'c'.repeat(40), digest };
    const reader = new PackageCache({ directory, write: false });
    reader.remember(key, 'refs/tags/v1', seen);
    expect(reader.lastSeen(key, 'refs/tags/v1')).toBeNull();
    const writer = new PackageCache({ directory, write: true });
    writer.remember(key, 'refs/tags/v1', seen);
    expect(reader.lastSeen(key, 'refs/tags/v1')).toEqual(seen);
    expect(reader.lastSeen(key, 'refs/tags/v2')).toBeNull();
    const pins = join(directory, '.sources-1', 'pins');
    const [pin = ''] = readdirSync(pins);
    for (const lie of ['', 'null', '{"commit":"--upload-pack=x","digest":"x"}', '[]']) {
      writeFileSync(join(pins, pin, 'seen.json'), lie);
      expect(reader.lastSeen(key, 'refs/tags/v1')).toBeNull();
    }
  });
});
