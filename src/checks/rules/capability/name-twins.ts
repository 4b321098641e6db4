import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/name-twins',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two names are one to some systems',
  why: 'Look-up is exact everywhere, but a file system that folds case or normalises accents holds only one of the two.',
  fix: 'Rename one of the two.',
  example: { bad: 'tasks/Sync/ and tasks/sync/', good: 'tasks/sync/ and tasks/sync-all/' },
  messages: {
    same: 'One folder has two entries of one name, such as a directory and a file.',
    case: 'Two names differ only in upper and lower case.',
    normalisation: 'Two names differ only in how their accents are encoded.',
  },
};
