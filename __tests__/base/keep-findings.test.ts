import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Finding, finding, wholeFile } from '../../src/base/finding.ts';
import { keepFindings } from '../../src/base/keep-findings.ts';

function fault(rule: string, refuses = false): Finding {
  return finding({
    rule,
    refuses,
    messageId: 'some',
    message: 'some fault',
    place: wholeFile('a'),
  });
}

const flood = fc.record({
  rule: fc.constantFrom('a/error', 'b/warning', 'c/warning', 'd/note'),
  refuses: fc.boolean(),
  times: fc.constantFrom(1, 2, 1_999, 2_000, 2_001, 5_000),
});

describe('keeping findings', () => {
  test('whatever else is added in whatever order, a kind that occurred is still there', () => {
    fc.assert(
      fc.property(fc.array(flood, { minLength: 1, maxLength: 12 }), (floods) => {
        const keeper = keepFindings('a thing');
        for (const { rule, refuses, times } of floods) {
          for (let at = 0; at < times; at += 1) keeper.add(fault(rule, refuses));
        }
        const kinds = (all: readonly { rule: string; refuses: boolean }[]) =>
          [...new Set(all.map(({ rule, refuses }) => `${rule} ${refuses}`))].sort();
        expect(kinds(keeper.findings)).toEqual(kinds(floods));
        const all = floods.reduce((sum, { times }) => sum + times, 0);
        expect(keeper.findings.length + keeper.left()).toBe(all);
      }),
      { numRuns: 40 },
    );
  });

  test('what is over the bound is said for each rule', () => {
    const keeper = keepFindings('registry.yaml');
    for (let at = 0; at < 2_100; at += 1) keeper.add(fault('b/warning'));
    keeper.add(fault('a/error'));
    expect(keeper.isFull('b/warning')).toBe(true);
    expect(keeper.isFull('a/error')).toBe(false);
    expect(keeper.findings.length).toBe(2_001);
    expect(keeper.notChecked()).toEqual([
      {
        what: '100 more findings of b/warning in registry.yaml',
        why: 'only the first 2000 of a rule are kept',
      },
    ]);
  });
});
