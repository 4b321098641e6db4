import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/unreadable',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a capability cannot be read',
  why: 'What cannot be read cannot be listed or run, and may hide what has the same name.',
  fix: 'Make the file or folder readable, and keep task.yaml small.',
  example: { bad: 'tasks is a file', good: 'tasks is a directory' },
  messages: {
    folder: 'The folder of a kind cannot be listed.',
    file: 'The metadata file of an entry cannot be opened.',
    large: 'The metadata file of an entry is over the cap.',
  },
};
