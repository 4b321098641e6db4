import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/requires-repeated',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a requirement is listed twice',
  why: 'It changes nothing and suggests that another one was meant.',
  fix: 'Remove the second one.',
  example: {
    bad: 'requires: [skill:read, skill:read]',
    good: 'requires: [skill:read]',
  },
  messages: {
    repeated: 'The same reference occurs before in the list.',
  },
};
