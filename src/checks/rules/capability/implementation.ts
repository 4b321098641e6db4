import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/implementation',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the implementation of a task is not there',
  why: 'The task is offered in no menu and every job that names it fails.',
  fix: 'Add the file beside task.yaml, or name one that is there.',
  example: {
    bad: 'implementation: run.sh   # no such file',
    good: 'implementation: run.sh   # beside task.yaml',
  },
  messages: {
    missing: 'No file of that name is in the directory of the task.',
    'not-a-file': 'What has that name is a directory or something else.',
  },
};
