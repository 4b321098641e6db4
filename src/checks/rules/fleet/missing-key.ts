import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/missing-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a fleet or playbook lacks a field that every host asks for',
  why: 'A host refuses a file in which a required field is missing, so none of it loads.',
  fix: 'Add the field.',
  example: { bad: 'a fleet without "maxWorkers"', good: 'maxWorkers: 2' },
  messages: { missing: 'A required field is not there.' },
};
