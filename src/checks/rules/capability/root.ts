import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/root',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'two sources are one directory, or lie in each other',
  why: 'An entry would be found twice under two owners, and what belongs to a plugin could be written as if it were yours.',
  fix: 'Give the store and each plugin a directory of its own.',
  example: {
    bad: 'plugins/notes -> ../capabilities',
    good: 'plugins/notes/ is a directory of its own',
  },
  messages: {
    twice: 'A plugin is the same directory as the store or another plugin.',
    nested: 'A plugin lies in the store or another plugin, or holds it.',
  },
};
