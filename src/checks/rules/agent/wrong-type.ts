import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/wrong-type',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a field of an agent holds another kind of value',
  why: 'A host refuses an agent in which a field has another type than it expects.',
  fix: 'Write the kind of value that the field takes.',
  example: { bad: 'version: "1"', good: 'version: 1' },
  messages: { 'wrong-type': 'The value has another type.' },
};
