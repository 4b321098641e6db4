import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/shape',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry holds no list of rows',
  why: 'A host looks for a list of rows, at the top or under "entries". Anything else is no registry.',
  fix: 'Write a list of rows, or a mapping with "entries".',
  example: {
    bad: 'skill:\n  name: read',
    good: '- kind: skill\n  name: read',
  },
  messages: {
    'no-rows': 'There is neither a list at the top nor one under "entries".',
  },
};
