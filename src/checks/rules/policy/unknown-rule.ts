import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/unknown-rule',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a rule that does not exist',
  why: 'A level or a waiver for a rule that does not exist does nothing.',
  fix: 'Take the rule id from a finding, or from plugin-gate explain.',
  example: {
    bad: 'rules:\n  registry/sorting: off',
    good: 'rules:\n  registry/order: off',
  },
  messages: {
    unknown: 'No rule has this id.',
  },
};
