import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/two-plugins',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two enabled plugins provide one name',
  why: 'Only the first of them in order is used; which one that is changes when a plugin is enabled or renamed.',
  fix: 'Disable all but one of the plugins, or override the name with an entry of your own.',
  example: {
    bad: 'plugins/a/tasks/sync/ and plugins/b/tasks/sync/',
    good: 'plugins/a/tasks/sync/ alone',
  },
  messages: {
    name: 'Two or more enabled plugins have an entry of one kind and name.',
  },
};
