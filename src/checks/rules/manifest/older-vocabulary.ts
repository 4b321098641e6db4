import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/older-vocabulary',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'names that Clio 0.6.2 refuses, in a range that reaches it',
  why: 'Clio 0.6.2 renamed fleets to playbooks. A package in the older words is refused there, although its range promises it.',
  fix: 'Rename resources.fleets, the fleet kinds and fleet: requirements, or end the range before 0.6.2.',
  example: {
    bad: '"resources": {"fleets": "fleets"} without compatibility',
    good: '"compatibility": {"clio": "<0.6.2"} beside it',
  },
  messages: {
    'refused-elsewhere': 'A later host in the range refuses names that are used here.',
  },
};
