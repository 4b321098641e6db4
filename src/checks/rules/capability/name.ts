import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/name',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'nothing can ask for an entry of this name',
  why: 'Names with a separator, a blank, or characters that do not show are refused wherever they come from, so the entry can never be looked up.',
  fix: 'Rename the entry; jobs store its name, so do it before anybody uses it.',
  example: { bad: 'tasks/sync:notes/', good: 'tasks/sync-notes/' },
  messages: {
    refused: 'The name is refused by the rule that holds for every caller.',
  },
};
