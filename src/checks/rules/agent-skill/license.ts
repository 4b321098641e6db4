import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/license',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the license of a skill is not a string',
  why: 'The field is a string; a client skips a skill whose fields have other types.',
  fix: 'Write the license as one string, or remove it.',
  example: { bad: 'license: [MIT]', good: 'license: MIT' },
  messages: {
    'wrong-type': 'The value is something other than a string.',
  },
};
