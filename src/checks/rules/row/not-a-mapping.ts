import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/not-a-mapping',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row is not a mapping',
  why: 'A row is keys with values. Anything else in the list names no package.',
  fix: 'Write the keys of the row, or remove the item.',
  example: {
    bad: '- skill:read',
    good: '- kind: skill\n  name: read',
  },
  messages: {
    'not-a-mapping': 'An item of the list is a text, a list or empty.',
  },
};
