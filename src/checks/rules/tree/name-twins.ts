import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/name-twins',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two names are one file on other systems',
  why: 'On macOS and Windows one of the two overwrites the other, so the tree and its digest are not the same there.',
  fix: 'Rename or remove one of the two.',
  example: {
    bad: 'README.md and readme.md',
    good: 'README.md',
  },
  messages: {
    case: 'The names differ only in upper and lower case.',
    normalisation: 'The names differ only in how Unicode composes them.',
  },
};
