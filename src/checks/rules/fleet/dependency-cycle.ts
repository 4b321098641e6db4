import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/dependency-cycle',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'steps wait for each other',
  why: 'None of the steps of a cycle can ever start, so a host refuses the file.',
  fix: 'Delete one dependency of the cycle.',
  example: { bad: 'a depends on b, b depends on a', good: 'a depends on b, b depends on nothing' },
  messages: { cycle: 'The dependencies of these steps form a cycle.' },
};
