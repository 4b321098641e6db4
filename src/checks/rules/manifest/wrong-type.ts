import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/wrong-type',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a value of the wrong JSON type',
  why: 'A host checks the type of every value and refuses the package where one is another type; null is a type of its own.',
  fix: 'Write a value of the expected type.',
  example: { bad: '"keywords": "pages"', good: '"keywords": ["pages"]' },
  messages: {
    'wrong-type': 'The value has another type than the key asks for.',
  },
};
