import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/unknown-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an agent has a field that hosts do not know',
  why: 'The frontmatter of an agent is closed: a host refuses the whole agent for one field it does not know.',
  fix: 'Correct the spelling, or delete the field.',
  example: { bad: 'descripton: Reads pages.', good: 'description: Reads pages.' },
  messages: { unknown: 'The key is no field of an agent.' },
};
