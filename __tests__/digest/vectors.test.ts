// The published digests of the shared vectors. Skipped where the shared folder is absent.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pluginContentDigest } from '../../src/digest/content-digest.ts';
import { type CaseEntry, temporaryDirectory, writeTree } from '../support/tree.ts';

interface Vector {
  readonly name: string;
  readonly entries: readonly CaseEntry[];
  readonly digest: string;
}

const shared = process.env['PLUGIN_GATE_SHARED'] ?? resolve(import.meta.dirname, '../../../shared');
const file = join(shared, 'cases/digest-vectors.json');
const vectors: readonly Vector[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

(vectors.length === 0 ? describe.skip : describe)('the published digest vectors', () => {
  test.each(vectors.length === 0 ? [{ name: 'absent', entries: [], digest: '' }] : vectors)(
    '$name',
    ({ entries, digest }) => {
      const root = join(temporaryDirectory(), 'package');
      writeTree(root, entries);
      expect(pluginContentDigest(root)).toBe(digest);
    },
  );
});
