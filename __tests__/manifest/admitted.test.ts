// The shared cases: whether a Clio host would load a package, and the line a finding must point at.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import { type CaseEntry, temporaryDirectory, writeTree } from '../support/tree.ts';

interface AdmittedCase {
  readonly name: string;
  readonly admitted: boolean;
  readonly line: number | null;
  readonly entries: readonly CaseEntry[];
}

const shared = process.env['PLUGIN_GATE_SHARED'] ?? resolve(import.meta.dirname, '../../../shared');
const file = join(shared, 'cases', 'admitted.json');
const cases: readonly AdmittedCase[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : [];

(cases.length === 0 ? describe.skip : describe)('shared admitted cases', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const root = join(temporaryDirectory(), 'package');
    writeTree(root, one.entries);
    const candidate = readPluginManifest(root);
    expect(candidate.valid).toBe(one.admitted);
    if (one.line === null) return;
    const lines = candidate.diagnostics
      .filter((finding) => finding.refuses && finding.place.file === 'plugin.json')
      .map((finding) => finding.place.line);
    expect(lines).toContain(one.line);
  });
  test('there are all of them', () => expect(cases.length).toBeGreaterThanOrEqual(35));
});
