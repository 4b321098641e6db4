import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRegistry } from '../../src/registry/parse-registry.ts';
import { judgeWholeFile } from '../../src/registry/whole-file.ts';

interface Given {
  readonly kind?: string;
  readonly requires?: readonly string[];
  readonly sha256?: string;
}

function judge(rows: readonly (readonly [name: string, given: Given])[]) {
  const text = rows.map(
    ([name, { kind = 'skill', requires = [], sha256 = '' }], at) =>
      `- {kind: ${kind}, name: ${name}, sha256: ${sha256 || `a${at.toString(16).padStart(63, '0')}`}, requires: [${requires.join(', ')}]}\n`,
  );
  return judgeWholeFile(parseRegistry(Buffer.from(text.join('')), 'registry.yaml'));
}

const told = (rows: readonly (readonly [name: string, given?: Given])[]): string[] =>
  judge(rows.map(([name, given = {}]) => [name, given])).findings.map(
    ({ place, row, rule, messageId, message }) =>
      `${place.line} ${row} ${rule} ${messageId}: ${message}`,
  );

describe('identity', () => {
  test('every further row of one identity is told with the first one', () => {
    const { findings } = judge([
      ['a', {}],
      ['a', {}],
      ['a', {}],
    ]);
    expect(
      findings.map(({ place, related }) => [place.line, related.map((one) => one.place.line)]),
    ).toEqual([
      [2, [1]],
      [3, [1]],
    ]);
  });

  test('one name under two kinds is one directory, plugin with extension excepted', () => {
    expect(told([['a'], ['a', { kind: 'agent' }], ['a', { kind: 'prompt' }]])).toEqual([
      '2 agent:a registry/one-directory shared: agent:a and skill:a would be installed in one directory',
      '3 prompt:a registry/one-directory shared: prompt:a and skill:a would be installed in one directory',
    ]);
    expect(
      told([
        ['a', { kind: 'extension' }],
        ['a', { kind: 'plugin' }],
      ]),
    ).toEqual([]);
    expect(told([['a', { kind: 'plugin' }], ['a', { kind: 'extension' }], ['a']])).toEqual([
      '3 skill:a registry/one-directory shared: skill:a and plugin:a would be installed in one directory',
    ]);
  });

  test('rows without an identity are left to their own findings', () => {
    expect(told([['7'], ['7']])).toEqual([]);
  });
});

describe('order', () => {
  test('each row that stands after a greater one, by UTF-16 code units', () => {
    expect(told([['b'], ['a'], ['c'], ['aa'], ['d']])).toEqual([
      '2 skill:a registry/order unsorted: "a" stands after "b"',
      '4 skill:aa registry/order unsorted: "aa" stands after "c"',
    ]);
    expect(told([['a-b'], ['a.b2'], ['a0'], ['ab3']])).toEqual([]);
  });
});

describe('look-alikes and copies', () => {
  test('names that differ only in - and . are told, each with the first', () => {
    expect(told([['a-b'], ['a.b'], ['ab']])).toEqual([
      '2 skill:a.b registry/similar-name separators: "a.b" differs from "a-b" only in - and .',
      '3 skill:ab registry/similar-name separators: "ab" differs from "a-b" only in - and .',
    ]);
  });

  test('equal digests', () => {
    const sha256 = 'ab'.repeat(32);
    expect(
      told([
        ['a', { sha256 }],
        ['b', { sha256 }],
      ]),
    ).toEqual(['2 skill:b registry/same-digest same: skill:b and skill:a pin the same bytes']);
  });
});

describe('requirements', () => {
  test('a missing row, with what was meant', () => {
    const { findings } = judge([
      ['a', { requires: ['agent:b', 'skill:baa', 'skill:zzzz'] }],
      ['b', {}],
      ['ba', {}],
    ]);
    expect(findings.map(({ found, fix }) => [found, fix])).toEqual([
      ['agent:b', 'write "skill:b" if you meant that, else add a row for "agent:b"'],
      ['skill:baa', 'write "skill:ba" if you meant that, else add a row for "skill:baa"'],
      [
        'skill:zzzz',
        'add a row for "skill:zzzz", or remove the requirement here and in plugin.json',
      ],
    ]);
  });

  test('cycles, each once with its whole path, at the reference that closes it', () => {
    expect(
      told([
        ['a', { requires: ['skill:b'] }],
        ['b', { requires: ['skill:c'] }],
        ['c', { requires: ['skill:a'] }],
        ['d', { requires: ['skill:d'] }],
        ['e', { requires: ['skill:f', 'skill:a'] }],
        ['f', { requires: ['skill:e'] }],
      ]),
    ).toEqual([
      '3 skill:c registry/requires-cycle cycle: a requirement cycle: skill:a → skill:b → skill:c → skill:a',
      '4 skill:d registry/requires-cycle itself: skill:d requires itself',
      '6 skill:f registry/requires-cycle cycle: a requirement cycle: skill:e → skill:f → skill:e',
    ]);
  });

  test('the graph is given, missing targets left out', () => {
    expect(
      judge([
        ['a', { requires: ['skill:b', 'skill:x'] }],
        ['b', {}],
      ]).graph,
    ).toEqual({
      nodes: ['skill:a', 'skill:b'],
      edges: [{ from: 'skill:a', to: 'skill:b' }],
      cycles: [],
    });
  });

  test('a chain of 10,000 rows and a ring of them need no recursion', () => {
    const chain = Array.from(
      { length: 10_000 },
      (_, at) =>
        [
          `n${String(at).padStart(5, '0')}`,
          { requires: [`skill:n${String(at + 1).padStart(5, '0')}`] },
        ] as const,
    );
    const { findings } = judge(chain);
    expect(findings.map(({ rule }) => rule)).toEqual(['registry/requires-missing']);
    const ring = [...chain.slice(0, -1), ['n09999', { requires: ['skill:n00000'] }] as const];
    expect(judge(ring).graph.cycles.map((path) => path.length)).toEqual([10_001]);
  });
});

test('rows in any order: the same rules, and sorted rows are never called unsorted', () => {
  const name = fc.constantFrom('a', 'a.b', 'a-b', 'ab', 'b', 'c1', 'c.1');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const count = (rule: string, list: readonly string[]): number =>
        judge(list.map((one) => [one, {}])).findings.filter((one) => one.rule === rule).length;
      expect(count('registry/duplicate-row', names)).toBe(names.length - new Set(names).size);
      expect(count('registry/order', names.toSorted())).toBe(0);
      expect(count('registry/order', names) === 0).toBe(
        names.join('|') === names.toSorted().join('|'),
      );
    }),
    { numRuns: 300 },
  );
});
