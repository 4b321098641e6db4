import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/name',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'a skill has no well-formed name',
  why: 'Clients find a skill by its name and skip one whose name is missing or malformed.',
  fix: 'Write name: with 1 to 64 lowercase letters or digits and single hyphens inside, the same as the directory.',
  example: { bad: 'name: Read_Page', good: 'name: read-page' },
  messages: {
    missing: 'There is no name.',
    'wrong-type': 'The name is not a string, such as an unquoted number.',
    form: 'The name is not well formed.',
  },
};
