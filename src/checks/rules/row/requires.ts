import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/requires',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a requirement is malformed',
  why: 'A requirement names a row by kind and name. Any other text can never be satisfied.',
  fix: 'Write kind:name.',
  example: {
    bad: 'requires: [read]',
    good: 'requires: [skill:read]',
  },
  messages: {
    form: 'The text is not kind:name.',
  },
};
