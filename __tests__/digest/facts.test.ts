// Every fact counts: two looks at an entry are the same only when all seven are.
import { describe, expect, test } from '@jest/globals';
import { type Facts, sameFacts } from '../../src/digest/facts.ts';

const facts: Facts = {
  dev: 1n,
  ino: 2n,
  mode: 0o100644n,
  nlink: 1n,
  size: 10n,
  mtimeNs: 1_700_000_000_123_456_789n,
  ctimeNs: 1_700_000_000_123_456_789n,
};

describe('the facts of an entry', () => {
  test('are the same when nothing differs', () => {
    expect(sameFacts(facts, { ...facts })).toBe(true);
  });

  test.each(Object.keys(facts))('%s makes a difference, by one', (fact) => {
    const other = { ...facts, [fact]: facts[fact as keyof Facts] + 1n };
    expect(sameFacts(facts, other)).toBe(false);
    expect(sameFacts(other, facts)).toBe(false);
  });
});
