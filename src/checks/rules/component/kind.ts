import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an unknown component kind',
  why: 'The kind decides how a host loads the file. It refuses one it does not know.',
  fix: 'Write one of the component kinds.',
  example: { bad: '"kind": "hook"', good: '"kind": "script"' },
  messages: {
    'unknown-kind': 'No host has components of this kind.',
  },
};
