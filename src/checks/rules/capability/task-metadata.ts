import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/task-metadata',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'task.yaml is not complete',
  why: 'A task needs a name, a description and an implementation before anybody can choose it; one that is not understood never runs.',
  fix: 'Write a YAML mapping with name, description and implementation, all of them text.',
  example: {
    bad: 'name: Sync notes',
    good: 'name: Sync notes\ndescription: Syncs the notes.\nimplementation: run.sh',
  },
  messages: {
    syntax: 'The file is no strict YAML or no UTF-8, or has a key twice.',
    shape: 'The file is empty or no mapping.',
    'field-missing': 'name, description or implementation is not there or empty.',
    'field-type': 'A field is not text.',
    pattern: 'A file pattern is empty, too long, or could take too long to match.',
  },
};
