import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/metadata-value',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'a metadata value of a skill is not a string',
  why: 'An unquoted 1.0 is a number and an unquoted yes may be a truth value. Clients load the skill, and some lose the value.',
  fix: 'Put the value in quotes.',
  example: { bad: 'metadata: {version: 1.0}', good: 'metadata: {version: "1.0"}' },
  messages: {
    'not-string': 'The value is a number, a truth value or nothing.',
  },
};
