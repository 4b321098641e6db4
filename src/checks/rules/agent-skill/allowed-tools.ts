import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/allowed-tools',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the allowed-tools of a skill are not a string',
  why: 'The field is one string; a client skips a skill where it is a number, a mapping or nothing.',
  fix: 'Write the tools as one string, separated by blanks, or remove the field.',
  example: { bad: 'allowed-tools: {read: true}', good: 'allowed-tools: Read Grep' },
  messages: {
    'wrong-type': 'The value is neither a string nor a list.',
  },
};
