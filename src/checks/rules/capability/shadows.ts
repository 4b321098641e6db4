import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/shadows',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: "an entry of yours shadows a plugin's",
  why: "This is how an owner overrides: the plugin's entry is not used, and its updates do not reach you.",
  fix: "Nothing, if it is meant; else delete your entry, and the plugin's has the name again.",
  example: {
    bad: 'capabilities/tasks/sync/ and plugins/a/tasks/sync/',
    good: 'plugins/a/tasks/sync/ alone',
  },
  messages: {
    name: "The owner's entry has the name of an enabled plugin's.",
  },
};
