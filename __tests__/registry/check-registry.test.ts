import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { PluginCandidate } from '../../src/manifest/manifest.ts';
import { readPluginManifest } from '../../src/manifest/read-manifest.ts';
import { checkRegistry, type RegistryCheck } from '../../src/registry/check-registry.ts';
import { readRegistry } from '../../src/registry/read-registry.ts';
import { kitDigest, rowText, writeKitAndRegistry } from '../support/registry.ts';
import {
  manifestText,
  temporaryDirectory,
  writeFiles,
  writePackage,
  writeTree,
} from '../support/tree.ts';

interface Checked {
  readonly told: readonly string[];
  readonly result: ReturnType<typeof checkRegistry>;
  readonly read: readonly string[];
}

function check(directory: string, more: Partial<RegistryCheck> = {}): Checked {
  const read: string[] = [];
  const result = checkRegistry({
    registry: readRegistry(join(directory, 'registry.yaml')),
    folder: directory,
    readPackage: (path): PluginCandidate => {
      read.push(path);
      return readPluginManifest(join(directory, path));
    },
    isError: ({ rule }) => !rule.endsWith('-differs') || rule === 'row/field-differs',
    ...more,
  });
  return {
    told: result.findings.map(
      ({ place, row, rule, message }) => `${place.line}:${place.column} ${row} ${rule} ${message}`,
    ),
    result,
    read,
  };
}

function withRow(changes: Readonly<Record<string, string | null>>): string {
  const directory = temporaryDirectory();
  writeKitAndRegistry(directory, rowText(changes));
  return directory;
}

describe('a true row', () => {
  test('passes, with its digest and its package', () => {
    const { told, result } = check(withRow({}));
    expect(told).toEqual([]);
    expect(result.report).toEqual({
      path: 'registry.yaml',
      rows: [
        {
          id: 'plugin:page-kit',
          verdict: 'pass',
          version: '1.0.0',
          sha256: kitDigest,
          digest: kitDigest,
          sourceUrl: 'kit',
          package: 'kit',
          resolvedCommit: null,
        },
      ],
      graph: { nodes: ['plugin:page-kit'], edges: [], cycles: [] },
    });
    expect(result.notChecked).toEqual([
      {
        what: 'whether git tracks the packages of registry.yaml',
        why: 'it is not in a git repository',
      },
    ]);
  });

  test('is compared as parsed fields, never as text', () => {
    const text = `{"entries": [{"sha256": "${kitDigest}", "sourceUrl": "./kit//", "version": "1.0.0", "description": "Reads\\u0020pages.", "name": "page-kit", "kind": "plugin", "requires": []}]}`;
    const directory = temporaryDirectory();
    writeKitAndRegistry(directory, text);
    expect(check(directory).told).toEqual([]);
  });
});

describe('a wrong digest', () => {
  test('fails with both digests, the command and the row as it should be', () => {
    const directory = withRow({ sha256: 'a'.repeat(64), version: '0.9.0' });
    const { result } = check(directory, { display: (path) => `some where/${path}` });
    const found = result.findings.find((one) => one.rule === 'row/sha256');
    expect(found).toMatchObject({
      messageId: 'differs',
      message: 'plugin:page-kit pins other bytes than "kit" holds',
      found: `${'a'.repeat(64)} in the row`,
      expected: `${kitDigest} of the bytes that are there`,
      row: 'plugin:page-kit',
      place: { line: 6, column: 11, endColumn: 75 },
      fix: `if the bytes are meant: run plugin-gate pin; else restore them; see both digests with: plugin-gate digest --explain ${'a'.repeat(64)} 'some where/kit'; the row for the bytes that are there: {kind: plugin, name: page-kit, description: Reads pages., version: 1.0.0, sourceUrl: kit, sha256: ${kitDigest}}`,
    });
    expect(result.report.rows[0]).toMatchObject({ verdict: 'fail', digest: kitDigest });
  });

  test('is explained where recomputing explains it, and fails all the same', () => {
    const asked: string[] = [];
    const { told, result } = check(withRow({ sha256: 'a'.repeat(64) }), {
      explain: (path, expected) => {
        asked.push(`${path} ${expected}`);
        return { phrase: 'the digest matches once ".DS_Store" is gone', pinIsWrong: false };
      },
    });
    expect(told).toEqual([
      '6:11 plugin:page-kit row/sha256 plugin:page-kit pins other bytes than "kit" holds: the digest matches once ".DS_Store" is gone',
    ]);
    expect(asked).toEqual([`kit ${'a'.repeat(64)}`]);
    expect(result.findings[0]?.fix).toBe(
      `if it was not meant: undo it, and the pin is true again; if it is meant: raise the version in "kit/plugin.json" and run plugin-gate pin; see both digests with: plugin-gate digest --explain ${'a'.repeat(64)} kit; the row for the bytes that are there: {kind: plugin, name: page-kit, description: Reads pages., version: 1.0.0, sourceUrl: kit, sha256: ${kitDigest}}`,
    );
    expect(result.report.rows[0]?.verdict).toBe('fail');
  });

  test('is the fault of the pin where the bytes are what git has', () => {
    const { result } = check(withRow({ sha256: 'a'.repeat(64) }), {
      explain: () => ({ phrase: 'LF becomes CRLF', pinIsWrong: true }),
    });
    expect(result.findings[0]?.fix?.split('; ')[0]).toBe(
      'the bytes here are what git has, so the pin is wrong: raise the version in "kit/plugin.json" and run plugin-gate pin',
    );
  });

  test('nothing is explained for a true pin', () => {
    const explain = (): null => {
      throw new Error('asked');
    };
    expect(check(withRow({}), { explain }).told).toEqual([]);
  });

  test('a hostile path in the command stays one word', () => {
    const directory = temporaryDirectory();
    const name = "k'it; $(touch x)";
    writePackage(join(directory, name));
    writeFiles(directory, {
      'registry.yaml': rowText({ sourceUrl: JSON.stringify(name), sha256: 'a'.repeat(64) }),
    });
    const { result } = check(directory);
    const fix = result.findings[0]?.fix ?? '';
    const word = /--explain a{64} ('.*?touch x\)');/.exec(fix)?.[1] ?? '';
    expect(execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' })).toBe(name);
  });

  test('is one finding when the row is malformed there already', () => {
    expect(check(withRow({ sha256: 'abc' })).told).toEqual([
      '6:11 plugin:page-kit row/sha256 "abc" is no digest (3 characters)',
    ]);
  });
});

describe('fields', () => {
  test('every field that differs is told at its value', () => {
    const { told } = check(
      withRow({
        kind: 'skill',
        name: 'kit',
        version: '2.0.0',
        description: 'X.',
        requires: '[skill:x]',
      }),
    );
    expect(told).toEqual([
      '7:14 skill:kit registry/requires-missing skill:kit requires "skill:x", which has no row',
      '1:9 skill:kit row/field-differs kind is "skill" here and "plugin" in plugin.json',
      '2:9 skill:kit row/field-differs name is "kit" here and "page-kit" in plugin.json',
      '4:12 skill:kit row/field-differs version is "2.0.0" here and "1.0.0" in plugin.json',
      '7:13 skill:kit row/field-differs requires is skill:x here and none in plugin.json',
      '3:16 skill:kit row/description-differs the description of skill:kit is not that of its plugin.json',
    ]);
  });

  test('a differing description alone does not fail the row', () => {
    const { result } = check(withRow({ description: 'X.' }));
    expect(result.report.rows[0]?.verdict).toBe('pass');
  });

  test('provides is compared with what the package loads, where that is known', () => {
    const directory = withRow({ provides: '[{kind: skill, name: read}, {kind: prompt, name: x}]' });
    expect(check(directory).told).toEqual([]);
    const provides = () => [{ kind: 'skill', name: 'read', description: null }];
    const { result } = check(directory, { provides });
    expect(result.findings.map(({ rule, found, expected }) => [rule, found, expected])).toEqual([
      ['row/provides', 'prompt:x and skill:read', 'skill:read'],
    ]);
  });
});

describe('where a row points', () => {
  test('a directory that has gone, with where it may have gone', () => {
    const directory = withRow({});
    mkdirSync(join(directory, 'kits'));
    renameSync(join(directory, 'kit'), join(directory, 'kits', 'kit'));
    const { result, read } = check(directory, { packages: ['kits/kit'] });
    expect(result.findings.map(({ rule, message, fix }) => [rule, message, fix])).toEqual([
      [
        'row/source-missing',
        'there is nothing at "kit"',
        'write sourceUrl: kits/kit if you meant that; else restore the directory or remove the row',
      ],
      [
        'registry/package-without-row',
        'the package at "kits/kit" has no row',
        'run plugin-gate pin, which adds the row',
      ],
    ]);
    expect(read).toEqual([]);
    expect(result.report.rows[0]).toMatchObject({ verdict: 'fail', digest: null });
  });

  test('a link on the way is never followed, not even to look', () => {
    const directory = withRow({ sourceUrl: 'a/kit' });
    writeTree(directory, [{ path: 'a', type: 'link', target: '.' }]);
    const { told, read } = check(directory);
    expect(told).toEqual([
      '5:14 plugin:page-kit row/source-link "a" on the way to the package is a symbolic link',
    ]);
    expect(read).toEqual([]);
  });

  test('a package that is a link, a file, or longer than a path can be', () => {
    const directory = withRow({ sourceUrl: 'b' });
    writeTree(directory, [{ path: 'b', type: 'link', target: 'kit' }]);
    expect(check(directory).told).toEqual([
      '5:14 plugin:page-kit row/source-link "b" on the way to the package is a symbolic link',
    ]);
    const long = 'x'.repeat(5_000);
    writeFiles(directory, { 'registry.yaml': rowText({ sourceUrl: long }) });
    expect(check(directory).result.findings.map((one) => one.rule)).toEqual(['row/source-missing']);
  });

  test('what git does not track is told, and judged all the same', () => {
    const { told, result } = check(withRow({}), { tracks: () => false });
    expect(told).toEqual(['5:14 plugin:page-kit row/source-untracked git tracks nothing in "kit"']);
    expect(result.report.rows[0]?.digest).toBe(kitDigest);
    expect(result.notChecked).toEqual([]);
  });

  test('a package that a host refuses, with the reason and its place', () => {
    const directory = withRow({});
    writeFiles(`${directory}/kit`, { 'plugin.json': manifestText({ name: 'Page Kit' }) });
    const { result } = check(directory);
    const found = result.findings.find((one) => one.rule === 'row/package-not-admitted');
    expect(found?.message).toMatch(/^a Clio host refuses the package at "kit": /);
    expect(found?.related[0]?.place).toMatchObject({ file: 'kit/plugin.json', line: 3 });
    expect(result.report.rows[0]?.verdict).toBe('fail');
  });

  test('two rows of one directory read it for both', () => {
    const directory = withRow({});
    writeFiles(directory, { 'registry.yaml': rowText() + rowText({ name: 'other' }) });
    expect(check(directory).told).toEqual([
      '12:11 plugin:other registry/same-digest plugin:other and plugin:page-kit pin the same bytes',
      '8:9 plugin:other registry/order "other" stands after "page-kit"',
      '8:9 plugin:other row/field-differs name is "other" here and "page-kit" in plugin.json',
    ]);
  });
});

describe('extension rows', () => {
  test('their digest is checked, their manifest is not', () => {
    const directory = withRow({ kind: 'extension', name: 'any', version: '9.9.9' });
    rmSync(join(directory, 'kit', 'plugin.json'));
    const { result, told } = check(directory);
    expect(told).toEqual([
      '6:11 extension:any row/sha256 extension:any pins other bytes than "kit" holds',
    ]);
    expect(result.notChecked).toContainEqual({
      what: 'the manifest of extension:any',
      why: 'extension packages have a manifest of their own',
    });
  });
});

describe('remote rows', () => {
  const url = 'https://github.com/o/r/tree/v1/kit';

  test('are judged as text; their bytes are not checked, and never look green', () => {
    const { told, result, read } = check(withRow({ sourceUrl: url }));
    expect(told).toEqual([]);
    expect(read).toEqual([]);
    expect(result.report.rows[0]).toMatchObject({
      verdict: 'skipped',
      digest: null,
      package: null,
    });
    expect(result.notChecked).toEqual([
      { what: 'the bytes of plugin:page-kit', why: `they are at ${url}` },
    ]);
    expect(result.judged[0]?.source).toMatchObject({
      owner: 'o',
      repo: 'r',
      ref: 'v1',
      path: 'kit',
    });
  });

  test('that are no tree URL are told so, never as a missing directory', () => {
    for (const sourceUrl of ['https://github.com/o/r', 'git@github.com:o/r', '//x', 'C:/kit']) {
      const { result } = check(withRow({ sourceUrl: JSON.stringify(sourceUrl) }));
      expect(result.findings.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual([
        'row/source-url not-tree-url',
      ]);
      expect(result.report.rows[0]?.verdict).toBe('fail');
    }
  });

  test('on another server: a warning, but none on a test server of plain http', () => {
    const server = (serverUrl: string) =>
      check(withRow({ sourceUrl: `${serverUrl}/o/r/tree/v1` }), { serverUrl }).told;
    expect(server('https://github.example')).toEqual([
      '5:14 plugin:page-kit row/other-server plugin:page-kit comes from "https://github.example"; a Clio host takes https://github.com only',
    ]);
    expect(server('http://127.0.0.1:1234')).toEqual([]);
    expect(server('https://github.com')).toEqual([]);
  });

  test('by the thousand are a few lines of "not checked"', () => {
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      rowText({ name: `n${at}`, sourceUrl: url }),
    );
    const directory = temporaryDirectory();
    writeFiles(directory, { 'registry.yaml': rows.join('') });
    const { result } = check(directory);
    expect(result.notChecked).toHaveLength(21);
    expect(result.notChecked.at(-1)).toEqual({
      what: 'and 980 more rows',
      why: 'for the same reasons',
    });
  });
});

test('an unreadable registry is its findings, no rows, and says what was not checked', () => {
  const directory = temporaryDirectory();
  writeKitAndRegistry(directory, '');
  const { result, read } = check(directory, { packages: ['kit'] });
  expect(result.findings.map(({ rule }) => rule)).toEqual(['registry/unreadable']);
  expect(result.report.rows).toEqual([]);
  expect(result.notChecked).toHaveLength(1);
  expect(read).toEqual([]);
});

test('rows before a syntax error are judged; rules over the whole file wait', () => {
  const directory = temporaryDirectory();
  const row = rowText({ sha256: 'a'.repeat(64), requires: '[skill:z]' });
  writeKitAndRegistry(directory, `${row}- name: [\n- kind: skill\n`);
  const { result } = check(directory, { packages: ['kit', 'other'] });
  expect(result.findings.map(({ rule }) => rule)).toEqual([
    'registry/syntax',
    'row/field-differs',
    'row/sha256',
  ]);
  expect(result.report.rows.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'plugin:page-kit fail',
  ]);
});

test('findings of one broken row fail that row and no other', () => {
  const directory = temporaryDirectory();
  writeKitAndRegistry(directory, `${rowText({ name: 'a', version: 'x' })}- 7\n${rowText()}`);
  const { result } = check(directory);
  expect(result.report.rows.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
    'plugin:a fail',
    'row 2 fail',
    'plugin:page-kit fail',
  ]);
});
