import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/name-unseen',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a name has characters a reader cannot see',
  why: 'Hidden or reordering characters make one name look like another, in listings and in reviews.',
  fix: 'Rename the entry so that its name shows all its characters.',
  example: {
    bad: 'read\u200Bme.md',
    good: 'readme.md',
  },
  messages: {
    unseen: 'A control, bidirectional, zero-width or tag character.',
  },
};
