import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/duplicate-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a key is given twice',
  why: 'Readers disagree about which of the two counts, so what a reviewer sees need not be what a host installs.',
  fix: 'Keep one of the two.',
  example: {
    bad: '  version: 1.0.0\n  version: 1.1.0',
    good: '  version: 1.1.0',
  },
  messages: {
    'duplicate-key': 'The same key occurs twice in one mapping.',
  },
};
