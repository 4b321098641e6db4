import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/compatibility',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the compatibility of a skill is not 1 to 500 characters',
  why: 'The field is a short string; a client skips a skill where it is not.',
  fix: 'Say in 1 to 500 characters what the skill needs, or remove the field.',
  example: { bad: 'compatibility: ""', good: 'compatibility: Needs git.' },
  messages: {
    'wrong-type': 'The value is not a string.',
    empty: 'The value is empty.',
    'too-long': 'The value has more than 500 characters.',
  },
};
