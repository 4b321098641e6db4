import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/retired-kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a kind that no host takes any more',
  why: 'Themes are retired: every known host refuses a package that declares one.',
  fix: 'Delete the declaration and its files.',
  example: { bad: '"resources": {"themes": "themes"}', good: 'no "themes"' },
  messages: {
    retired: 'The kind is retired in every known host.',
  },
};
