import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/value',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a field of a fleet or playbook holds a value that hosts refuse',
  why: 'A host knows a closed set or range of values for the field, and refuses a file with another one.',
  fix: 'Write one of the values that the field takes.',
  example: { bad: 'onFailure: abort', good: 'onFailure: stop' },
  messages: {
    blank: 'A text is blank.',
    'not-one-of': 'The value is none of the words the field takes.',
    'out-of-range': 'The number is outside its range.',
  },
};
