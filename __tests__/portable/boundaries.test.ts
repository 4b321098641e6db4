// The boundary that decides a verdict and the one that a rule documents are the same.
import { describe, expect, test } from '@jest/globals';
import { findRule, ruleIds } from '../../src/checks/find-rule.ts';
import {
  adviceThatWarns,
  boundaryOf,
  boundaryOfRule,
  raisedWhenStrict,
} from '../../src/portable/boundaries.ts';

describe('boundaries', () => {
  test('every rule documents the boundary that the verdict uses, and no other rule has one', () => {
    const documented = ruleIds().flatMap((id) => {
      const boundary = findRule(id)?.boundary ?? null;
      return boundary === null ? [] : [[id, boundary]];
    });
    expect(Object.fromEntries(documented)).toEqual(boundaryOfRule);
  });

  test('only advice is raised or lowered against its boundary', () => {
    for (const rule of [...adviceThatWarns, ...raisedWhenStrict]) {
      expect(boundaryOf(rule)).toBe('ADVICE');
    }
  });

  test('a name of an object is no rule', () => {
    expect(boundaryOf('constructor')).toBeNull();
    expect(boundaryOf('__proto__')).toBeNull();
    expect(boundaryOf('markdown/unseen')).toBeNull();
  });
});
