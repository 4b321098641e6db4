import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent/skill-unknown',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an agent binds a skill that its package does not have',
  why: 'Bound skills come from the same package. A host cannot start an agent whose skill is not there.',
  fix: 'Name a skill of this package, or add the skill.',
  example: { bad: 'skills: [raed]', good: 'skills: [read]' },
  messages: { unknown: 'No skill of the package has this name.' },
};
