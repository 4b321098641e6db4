// The order in which requirements are installed.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planRequirements, type RequiredPackage } from '../../src/smoke/plan-requirements.ts';

function lookUpIn(graph: Readonly<Record<string, readonly string[]>>) {
  const rows = new Map(Object.entries(graph));
  return (reference: string): RequiredPackage => {
    const requires = rows.get(reference);
    return requires === undefined
      ? { ok: false, why: 'has no row' }
      : { ok: true, path: `/${reference}`, pin: null, requires };
  };
}

function order(requires: readonly string[], graph: Readonly<Record<string, readonly string[]>>) {
  const plan = planRequirements('plugin:self', requires, lookUpIn(graph));
  return plan.ok ? plan.requirements.map(({ reference }) => reference) : plan.why;
}

describe('planRequirements', () => {
  test.each<[string, readonly string[], Record<string, readonly string[]>, unknown]>([
    ['nothing', [], {}, []],
    ['one', ['s:a'], { 's:a': [] }, ['s:a']],
    ['a chain', ['s:a'], { 's:a': ['s:b'], 's:b': ['s:c'], 's:c': [] }, ['s:c', 's:b', 's:a']],
    [
      'a diamond',
      ['s:a', 's:b'],
      { 's:a': ['s:c'], 's:b': ['s:c'], 's:c': [] },
      ['s:c', 's:a', 's:b'],
    ],
    ['named twice', ['s:a', 's:a'], { 's:a': [] }, ['s:a']],
    ['a missing one', ['s:a'], { 's:a': ['s:b'] }, 'the requirement s:b has no row'],
    [
      'itself',
      ['plugin:self'],
      { 'plugin:self': [] },
      'the requirement plugin:self requires itself through others',
    ],
    [
      'back to itself',
      ['s:a'],
      { 's:a': ['plugin:self'], 'plugin:self': [] },
      'the requirement plugin:self requires itself through others',
    ],
    [
      'a cycle further on',
      ['s:a'],
      { 's:a': ['s:b'], 's:b': ['s:c'], 's:c': ['s:b'] },
      'the requirement s:b requires itself through others',
    ],
  ])('%s', (_name, requires, graph, expected) => {
    expect(order(requires, graph)).toEqual(expected);
  });

  test('of any graph without a cycle: each once, and after what it needs', () => {
    const graph = fc
      .nat({ max: 11 })
      .chain((size) =>
        fc.tuple(
          ...Array.from({ length: size + 1 }, (_, at) =>
            fc.uniqueArray(fc.nat({ max: Math.max(0, at - 1) }), { maxLength: at === 0 ? 0 : 4 }),
          ),
        ),
      );
    fc.assert(
      fc.property(graph, (edges) => {
        const name = (at: number) => `s:${at}`;
        const rows = Object.fromEntries(edges.map((to, at) => [name(at), to.map(name)]));
        const found = order(
          edges.map((_, at) => name(at)),
          rows,
        );
        if (typeof found === 'string') throw new Error(found);
        expect([...found].sort()).toEqual(Object.keys(rows).sort());
        for (const [from, needs] of Object.entries(rows)) {
          for (const need of needs) expect(found.indexOf(need)).toBeLessThan(found.indexOf(from));
        }
      }),
    );
  });

  test('a chain of 20,000 needs no recursion', () => {
    const rows = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`s:${at}`, at === 0 ? [] : [`s:${at - 1}`]]),
    );
    expect(order(['s:19999'], rows)).toHaveLength(20_000);
  });
});
