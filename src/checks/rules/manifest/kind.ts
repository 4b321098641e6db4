import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an unknown package kind',
  why: 'The kind decides what a host expects in the package. It refuses one it does not know.',
  fix: 'Write one of the package kinds, or leave the key out for a plugin.',
  example: { bad: '"kind": "skills"', good: '"kind": "skill"' },
  messages: {
    'unknown-kind': 'No host has a package kind of this name.',
  },
};
