import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/description-long',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a description is longer than hosts show',
  why: 'A host cuts or warns about a description over 1,024 characters, and every description is paid for in every conversation.',
  fix: 'Shorten the description to what the skill does and when to use it, and move the rest into the body.',
  example: {
    bad: 'description: (1,100 characters)',
    good: 'description: Reads a page. Use when a page is given.',
  },
  messages: { long: 'The description has over 1,024 characters.' },
};
