// The shared cases of the portable contract, one by one. Skipped where they are not at hand.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type CaseEntry, temporaryDirectory, writeTree } from '../support/tree.ts';
import { judged } from './support/judged.ts';

interface PortableCase {
  readonly name: string;
  readonly boundary: string;
  readonly entries: readonly CaseEntry[];
}

const here = dirname(fileURLToPath(import.meta.url));
const shared = process.env['PLUGIN_GATE_SHARED'] ?? join(here, '..', '..', '..', 'shared');
const file = join(shared, 'cases', 'portable.json');
const cases: readonly PortableCase[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : [];

(cases.length === 0 ? describe.skip : describe)('the shared portable cases', () => {
  test.each(cases.map((one): [string, PortableCase] => [one.name, one]))('%s', (_name, one) => {
    const root = join(temporaryDirectory(), 'package');
    writeTree(root, one.entries);
    const { boundary } = judged(root);
    expect(
      boundary === null || (boundary === 'ADVICE' && one.boundary === 'OK') ? 'OK' : boundary,
    ).toBe(one.boundary);
  });
  test('there are all of them', () => expect(cases.length).toBeGreaterThanOrEqual(55));
});
