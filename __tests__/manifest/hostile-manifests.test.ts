// Manifests that were written to break a reader: none may throw, hang, flood a report or be admitted.
import { createHash } from 'node:crypto';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { visible } from '../../src/base/escape.ts';
import type { PluginCandidate } from '../../src/manifest/manifest.ts';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import { manifestText } from '../support/tree.ts';
import { makePackage, readPackage, rulesOf } from './support/read-package.ts';

const rich = manifestText(
  { author: { name: 'Pages' }, keywords: ['pages'], license: 'MIT' },
  {
    kind: 'plugin',
    requires: ['skill:page-reader'],
    compatibility: { clio: '>=0.5.0 <0.7.0' },
    resources: { skills: 'skills', prompts: 'prompts', fleets: 'fleets' },
    components: [
      { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md', requires: ['prompt:a', 'tool:t'] },
      { kind: 'prompt', id: 'a', path: 'prompts/a.md', requires: ['tool:t'] },
      { kind: 'tool', id: 't', path: 'plugin.json' },
    ],
  },
);
const files = { 'prompts/a.md': 'x', 'fleets/f.md': 'x' };
const root = makePackage({ text: rich, files });

/** Reads the package with other manifest bytes, and checks what holds for every reading. */
function readBytes(bytes: Uint8Array): PluginCandidate {
  writeFileSync(join(root, 'plugin.json'), bytes);
  const candidate = readPluginManifest(root);
  const { valid, manifest, diagnostics, generation } = candidate;
  expect(candidate.manifestDigest).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(valid).toBe(!diagnostics.some((finding) => finding.refuses));
  expect(manifest !== null).toBe(valid);
  expect(generation !== null).toBe(valid);
  const lines = Buffer.from(bytes)
    .toString()
    .split(/\r\n|\r|\n/).length;
  for (const { rule, messageId, message, place } of diagnostics) {
    expect([rule, messageId, place.file]).toEqual([
      expect.stringMatching(/^(manifest|component)\/[a-z0-9-]+$/),
      expect.stringMatching(/^[a-z0-9-]+$/),
      'plugin.json',
    ]);
    expect(place.line ?? 1).toBeLessThanOrEqual(lines);
    // Hostile text stands in messages only quoted, with every hidden character shown.
    expect(message).toBe(visible(message));
    expect(message.length).toBeLessThan(2_000);
  }
  return candidate;
}

describe('whatever the bytes', () => {
  test('the sample is admitted as it is', () => {
    expect(readBytes(Buffer.from(rich))).toMatchObject({ valid: true, generation: 'before-0.6.2' });
  });

  test('random bytes are judged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(readBytes(bytes).valid).toBe(false);
      }),
    );
  });

  test('random JSON is judged', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
        readBytes(Buffer.from(text));
      }),
    );
  });

  test('a manifest with bytes replaced, removed or put in is judged', () => {
    const edit = fc.tuple(
      fc.nat(rich.length),
      fc.nat(12),
      fc.oneof(
        fc.uint8Array({ maxLength: 4 }),
        fc.constantFrom(...'{}[],:"\\0ax\n'.split('')).map((text) => Buffer.from(text)),
      ),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let bytes = Buffer.from(rich);
        for (const [at, length, put] of edits) {
          bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
        }
        readBytes(bytes);
      }),
      { numRuns: 300 },
    );
  });

  test('a manifest with any value replaced by any other is judged', () => {
    const paths = valuePaths(JSON.parse(rich));
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        true,
        0,
        1,
        -1.5,
        '',
        '.',
        '..',
        '/',
        '\\',
        '*',
        'skill:a',
        '__proto__',
        'x'.repeat(300),
      ),
      fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, replacement) => {
        const changed: unknown = replaceAt(JSON.parse(rich), path, replacement);
        readBytes(Buffer.from(JSON.stringify(changed, null, 1) ?? 'null'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('one at a time', () => {
  test.each([
    ['100,000 nested lists', '['.repeat(100_000)],
    ['100,000 nested lists that close', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['100,000 nested objects', '{"a":'.repeat(100_000)],
  ])('%s', (_, text) => {
    expect(rulesOf(readPackage({ text }))).toEqual(['manifest/not-json']);
  });

  test('a hundred thousand brackets inside a string are no depth', () => {
    expect(readPackage({ root: { description: '['.repeat(100_000) } }).valid).toBe(true);
  });

  test('__proto__ anywhere is only a key', () => {
    const text =
      '{"__proto__": {"name": "x", "version": "1.0.0"}, "extensions": {"__proto__": {"kind": "skill"}, "ai.iowarp.clio": {"__proto__": {"manifestVersion": 1}}}}';
    const candidate = readPackage({ text });
    expect(candidate.manifest).toBeNull();
    expect(candidate.diagnostics.map(({ message }) => message)).toEqual([
      'unknown key "__proto__" in the root object',
      'the root object has no "$schema"',
      'the root object has no "name"',
      'the root object has no "version"',
      'unknown key "__proto__" in extensions["ai.iowarp.clio"]',
      'extensions["ai.iowarp.clio"] has no "manifestVersion"',
    ]);
    expect(Object.hasOwn(Object.prototype, 'kind')).toBe(false);
  });

  test('a lone surrogate in a name is refused and shown', () => {
    const candidate = readPackage({ text: manifestText().replace('page-kit', 'page\\ud800') });
    expect(candidate.diagnostics.map(({ message }) => message)).toEqual([
      'name "page\\uD800" does not have the form of a package name',
    ]);
  });

  test('a file of 50 MB is not read, and the tree is hashed all the same', () => {
    const large = makePackage({ text: '{' });
    truncateSync(join(large, 'plugin.json'), 50_000_000);
    const candidate = readPluginManifest(large);
    expect(candidate.diagnostics.map(({ message }) => message)).toEqual([
      'plugin.json has 50000000 bytes and was not read',
    ]);
    expect(candidate.valid).toBe(false);
    expect(candidate.contentDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(candidate.tree.captured.has('plugin.json')).toBe(false);
  });

  test('a workflow command, a terminal sequence and a line break in a value stay one quoted line', () => {
    const { diagnostics } = readPackage({
      root: { name: 'a\n::error::x\r\u001B[31m\u2028##[add-mask]y\u202E' },
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'name "a\\n::error::x\\r\\x1B[31m\\u2028##[add-mask]y\\u202E" does not have the form of a package name',
    ]);
  });

  test('a long value is quoted short', () => {
    const { diagnostics } = readPackage({ clio: { kind: 'k'.repeat(1_000_000) } });
    expect(diagnostics[0]?.message.length).toBeLessThan(200);
  });

  test('more faults than a report can hold are counted, and refuse', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]));
    const { diagnostics, valid } = readPackage({ root: many });
    expect(valid).toBe(false);
    expect(diagnostics).toHaveLength(2_001);
    expect(diagnostics.at(-1)?.message).toBe('48000 more findings are not shown');
  });

  test('a refusal behind thousands of warnings still refuses', () => {
    const requires = [...Array(3_000).fill('skill:a'), 'nonsense'];
    const { diagnostics, valid, manifest } = readPackage({ clio: { requires } });
    expect(diagnostics.some((finding) => finding.refuses)).toBe(true);
    expect({ valid, manifest }).toEqual({ valid: false, manifest: null });
  });

  test('a path of a hundred thousand steps through a link to where it is is looked for no further', () => {
    const path = `${'l/'.repeat(100_000)}nowhere`;
    const looped = makePackage({ clio: { components: [{ kind: 'tool', id: 'a', path }] } });
    symlinkSync('.', join(looped, 'l'));
    const { diagnostics } = readPluginManifest(looped);
    expect(diagnostics.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual([
      'component/path missing',
    ]);
  });

  test('a path with a name of a million characters is compared with none', () => {
    const resources = { prompts: `${'p'.repeat(1_000_000)}` };
    const { diagnostics } = readPackage({ clio: { resources }, files: { 'prompts/a.md': 'x' } });
    expect(diagnostics).toMatchObject([{ rule: 'manifest/resource-path', messageId: 'missing' }]);
    expect(diagnostics[0]?.message.length).toBeLessThan(200);
  });

  test('a tangle of five hundred components gives a report of bounded size', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `${'long-id-'.repeat(8)}${at}`);
    const components = ids.map((id, at) => ({
      kind: 'tool',
      id,
      path: 'plugin.json',
      requires: [...ids.slice(at + 1, at + 2), ...ids.slice(0, 90)].map((to) => `tool:${to}`),
    }));
    const { diagnostics, graph, valid } = readPackage({ clio: { components } });
    expect(valid).toBe(false);
    expect(graph.cycles.length).toBeGreaterThan(1);
    const told = diagnostics.filter(({ rule }) => rule === 'component/cycle');
    expect(told.length).toBe(graph.cycles.length);
    expect(told.reduce((sum, { message }) => sum + message.length, 0)).toBeLessThan(3_000_000);
  });

  test('100,000 duplicate keys are read in one pass', () => {
    const pairs = Array.from({ length: 50_000 }, (_, at) => `"k${at}": 1`);
    const text = manifestText({ extensions: { other: {} } }).replace(
      '"other": {}',
      `"other": {${[...pairs, ...pairs].join(',')}}`,
    );
    expect(readPackage({ text }).diagnostics.at(-1)?.message).toBe(
      '48000 more findings are not shown',
    );
  });

  test('a thousand missing targets among a thousand components cost no search each', () => {
    const components = Array.from({ length: 1_000 }, (_, at) => ({
      kind: 'tool',
      id: `component-with-a-long-name-${at}`,
      path: 'plugin.json',
      requires: [`tool:component-with-a-lung-name-${at}`],
    }));
    const { diagnostics } = readPackage({ clio: { components } });
    expect(diagnostics).toHaveLength(1_000);
    expect(diagnostics[0]?.fix).toBe(
      'write "tool:component-with-a-long-name-0", or declare "tool:component-with-a-lung-name-0" as a component',
    );
    expect(diagnostics.at(-1)?.fix).toBeNull();
  });
});

type Path = readonly (string | number)[];

function valuePaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => valuePaths(child, [...at, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((child, at) =>
      String(at) === String(key) ? replaceAt(child, rest, replacement) : child,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === key ? replaceAt(child, rest, replacement) : child,
    ]),
  );
}
