import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/arguments',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a code step has more arguments than hosts pass on',
  why: 'A host passes at most 64 arguments of at most 8,192 characters each, and refuses a step with more.',
  fix: 'Put long or many values into a file and name the file.',
  example: { bad: 'args: (70 entries)', good: 'args: ["--from", "list.txt"]' },
  messages: {
    'too-many': 'There are over 64 arguments.',
    'too-long': 'An argument has over 8,192 characters.',
  },
};
