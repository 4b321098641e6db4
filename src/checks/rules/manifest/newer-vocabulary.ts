import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/newer-vocabulary',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'names that hosts before 0.6.2 refuse, in a range that reaches them',
  why: 'Hosts before 0.6.2 do not know playbooks. A package in the newer words is refused there, although its range promises it.',
  fix: 'Begin the range at 0.6.2, or use the names of the older hosts.',
  example: {
    bad: '"resources": {"playbooks": "playbooks"} without compatibility',
    good: '"compatibility": {"clio": ">=0.6.2"} beside it',
  },
  messages: {
    'refused-elsewhere': 'An earlier host in the range refuses names that are used here.',
  },
};
