// Which remote rows are fetched, what they bring along, and what a run without any does not load.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import { KeptRows, withRequirements } from '../../src/usecases/kept-rows.ts';
import { chooseRemote, type SourceChoice } from '../../src/usecases/remote-choice.ts';
import { rowText } from '../support/registry.ts';
import { temporaryDirectory } from '../support/tree.ts';

const registryOf = (...rows: readonly Readonly<Record<string, string>>[]) =>
  parseRegistry(Buffer.from(rows.map((row) => rowText(row)).join('')), 'registry.yaml');

describe('which rows are fetched, and which were accepted before', () => {
  const { rows } = registryOf({ name: 'old-kit' }, { name: 'new-kit' });
  const gate = { changed: new Set(['plugin:new-kit']) };
  const told = (asked: SourceChoice | null, base: typeof gate | null) => {
    const choice = chooseRemote(asked, base);
    return choice && rows.filter(choice.fetches).map((row) => `${row.name} ${choice.mode(row)}`);
  };

  test.each([
    ['none', null, null],
    ['none', gate, null],
    [null, null, ['old-kit all', 'new-kit all']],
    ['all', null, ['old-kit all', 'new-kit all']],
    ['changed', null, ['old-kit all', 'new-kit all']],
    [null, gate, ['new-kit changed']],
    ['changed', gate, ['new-kit changed']],
    ['all', gate, ['old-kit all', 'new-kit changed']],
  ] as const)('sources %s', (asked, base, expected) => {
    expect(told(asked, base)).toEqual(expected);
  });
});

describe('what is installed with a row', () => {
  test('is everything it requires, through others too, a cycle once, and nothing that has no row', () => {
    const registry = registryOf(
      { name: 'a', requires: '[plugin:b, plugin:gone]' },
      { name: 'b', requires: '[plugin:c]' },
      { name: 'c', requires: '[plugin:a]' },
      { name: 'd' },
    );
    expect([...withRequirements(registry, ['plugin:a'])]).toEqual([
      'plugin:a',
      'plugin:b',
      'plugin:c',
    ]);
    expect([...withRequirements(registry, [])]).toEqual([]);
  });

  test('of 20,000 rows in a chain is found whole', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => ({
      name: `kit-${at}`,
      requires: `[plugin:kit-${at + 1}]`,
    }));
    const registry = registryOf(...names);
    expect(withRequirements(registry, ['plugin:kit-0']).size).toBe(20_000);
  });
});

test('what is kept is in a directory of its own, known by its row, and gone afterwards', () => {
  const place = temporaryDirectory();
  const kept = new KeptRows({ TMPDIR: place });
  expect(readdirSync(place)).toEqual([]);
  const verdict = { resolvedCommit: null, digest: null, candidate: null } as const;
  kept.learn([
    { ...verdict, index: 0, id: 'plugin:a', verdict: 'pass', reason: null, root: '/kept/a' },
    { ...verdict, index: 1, id: 'plugin:b', verdict: 'inconclusive', reason: 'down', root: null },
    { ...verdict, index: 2, id: 'plugin:c', verdict: 'fail', reason: null, root: null },
  ]);
  expect(dirname(kept.directory)).toBe(place);
  expect(['a', 'b', 'c'].map((name) => kept.rootOf(`plugin:${name}`))).toEqual([
    '/kept/a',
    null,
    null,
  ]);
  expect(kept.reasonOf('plugin:b')).toEqual({ decided: false, why: 'down' });
  expect(kept.reasonOf('plugin:c').decided).toBe(true);
  kept.remove();
  expect(readdirSync(place)).toEqual([]);
  expect(() => new KeptRows({ TMPDIR: join(place, 'gone') }).directory).toThrow(
    'cannot make a temporary directory (ENOENT)',
  );
});

/** Files below `src` that loading `file` loads at once: `import type` and `await import()` do not. */
function loadedBy(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms);
  for (const [, name = ''] of imports) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), seen);
    else seen.add(name);
  }
  return seen;
}

test('a check without remote rows loads neither octokit nor what fetches', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');
  const atOnce = [
    ...loadedBy(join(src, 'cli.ts')),
    ...loadedBy(join(src, 'usecases', 'check.ts')),
    ...loadedBy(join(src, 'usecases', 'pin.ts')),
  ];
  expect(atOnce.length).toBeGreaterThan(60);
  expect(
    atOnce.filter((name) =>
      /octokit|verify-remote|remote-rows|fetch-(ref|commit|process)/.test(name),
    ),
  ).toEqual([]);
  // The walk would find them where they are loaded.
  expect([...loadedBy(join(src, 'usecases', 'remote-rows.ts'))].join()).toContain('fetch-commit');
});
