import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/two-rows',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'two packages of a registry provide one name',
  why: 'Whoever enables both gets only one of the two. Nobody may enable both, so this is a warning.',
  fix: 'Rename one of the two entries, or say in the description that the packages exclude each other.',
  example: { bad: 'two rows with tasks/sync/', good: 'one of them with tasks/sync-notes/' },
  messages: {
    name: 'Packages of two rows have an entry of one kind and name.',
  },
};
