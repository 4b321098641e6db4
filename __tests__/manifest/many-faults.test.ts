// Manifests with hundreds of thousands of faults: what is told is bounded, all faults are counted.
import { expect, test } from '@jest/globals';
import { readPackage } from '../../src/usecases/read-package.ts';
import { manifestText, temporaryDirectory, writePackage } from '../support/tree.ts';

const numbers = (count: number): string => Array.from({ length: count }, () => '1').join(',');
const keys = (count: number): string =>
  Array.from({ length: count }, (_, at) => `"key${at}": 1`).join(',');

test.each([
  ['keywords that are numbers', `"keywords": [${numbers(300_000)}]`, 'manifest/wrong-type'],
  ['unknown keys', keys(60_000), 'manifest/unknown-key'],
  ['one key again and again', '"x": 1,'.repeat(150_000).slice(0, -1), 'manifest/duplicate-key'],
  ['extensions that are no objects', `"extensions": {${keys(60_000)}}`, 'manifest/wrong-type'],
  ['keys of the author', `"author": {${keys(60_000)}}`, 'manifest/unknown-key'],
])('%s are judged, and every kind of fault is there', (_name, text, rule) => {
  const root = temporaryDirectory();
  const manifest = manifestText().replace('"version": "1.0.0",', `${text}, "version": 1,`);
  writePackage(root, { 'plugin.json': manifest });
  const { candidate, findings } = readPackage(root, 'kit', 'auto');
  expect(candidate.valid).toBe(false);
  const rules = findings.map((one) => one.rule);
  expect(rules.filter((one) => one === rule).length).toBeLessThanOrEqual(2_000);
  expect(rules).toEqual(expect.arrayContaining([rule, 'manifest/more-findings']));
  expect(findings.length).toBeLessThan(10_000);
});

test('thousands of broken values do not hide that a later server is broken', () => {
  const root = temporaryDirectory();
  const server = (args: readonly unknown[]) => ({ type: 'stdio', command: 'node', args });
  const servers = { a: server(Array(3_000).fill(1)), b: server([1]), c: server([]) };
  writePackage(root, { 'mcp.json': JSON.stringify({ mcpServers: servers }) });
  const { load, conformant } = readPackage(root, 'kit', 'auto').report;
  expect(conformant).toBe(false);
  expect(load?.skipped.map(({ what }) => what)).not.toContain('mcp.json#c');
  expect(load?.loaded.mcpServers).not.toContain('b');
});
