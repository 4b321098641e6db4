import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/wrong-type',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a field of a fleet or playbook holds another kind of value',
  why: 'A host refuses a file in which a field has another type than it expects.',
  fix: 'Write the kind of value that the field takes.',
  example: {
    bad: 'steps: read',
    good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
  },
  messages: { 'wrong-type': 'The value has another type.' },
};
