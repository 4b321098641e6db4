import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/encoding',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the file of a skill is not text that a client reads',
  why: 'A client that cannot decode the file skips the skill.',
  fix: 'Save SKILL.md as UTF-8, and keep it short.',
  example: { bad: 'SKILL.md saved as UTF-16', good: 'SKILL.md saved as UTF-8' },
  messages: {
    'utf-16': 'The file is UTF-16.',
    'not-utf8': 'The bytes are not UTF-8.',
    'too-large': 'The file is larger than what is read.',
  },
};
