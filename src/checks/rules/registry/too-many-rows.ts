import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/too-many-rows',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry has too many rows',
  why: 'Rows after the cap are not read, so nothing is known about them.',
  fix: 'Split the registry into several.',
  example: {
    bad: '50,001 rows in one file',
    good: 'two files of 25,000 rows',
  },
  messages: {
    'too-many': 'The list is longer than the cap.',
  },
};
