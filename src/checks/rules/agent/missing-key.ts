import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/missing-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an agent lacks a field that every host asks for',
  why: 'A host refuses an agent in which a required field is missing, so none of it loads.',
  fix: 'Add the field.',
  example: { bad: 'an agent without "description"', good: 'description: Reads pages.' },
  messages: { missing: 'A required field is not there.' },
};
