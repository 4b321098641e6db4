import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/unknown-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a key that a policy does not have',
  why: 'A policy with a misspelt key does less than its author thinks.',
  fix: 'Correct the key; the policy has strict, rules and waivers, a waiver has rule, row, reason and expires.',
  example: {
    bad: 'wavers: []',
    good: 'waivers: []',
  },
  messages: {
    unknown: 'The key is none of those.',
    duplicate: 'The key is given twice.',
  },
};
