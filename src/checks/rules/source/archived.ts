import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/archived',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a repository that is archived',
  why: 'Nobody mends an archived package, and its users learn of that here first.',
  fix: 'Ask the owner, or point the row at a repository that is looked after.',
  example: {
    bad: 'a row whose repository is read-only',
    good: 'a row whose repository is maintained',
  },
  messages: {
    archived: 'The owner archived the repository.',
  },
};
