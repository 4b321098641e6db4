import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/no-steps',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a fleet or playbook has no steps',
  why: 'Without a step there is nothing to run, and a host refuses the file.',
  fix: 'Add at least one step.',
  example: {
    bad: 'steps: []',
    good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
  },
  messages: { empty: 'The list of steps is empty.' },
};
