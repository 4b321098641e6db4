import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'markdown/broken-link',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a link in a skill leads to nothing',
  why: 'A model that follows the link finds no file and goes on without what it needed.',
  fix: 'Correct the link, or add the file.',
  example: { bad: '[format](reference/format.md)', good: '[format](references/format.md)' },
  messages: {
    missing: 'There is no such file in the package.',
    outside: 'The link leads outside the package.',
  },
};
