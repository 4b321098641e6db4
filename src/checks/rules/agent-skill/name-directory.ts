import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/name-directory',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the name of a skill differs from its directory',
  why: 'A client looks the skill up by its directory and skips it where the two differ.',
  fix: 'Give the skill the name of its directory.',
  example: {
    bad: 'name: reader in skills/read/SKILL.md',
    good: 'name: read in skills/read/SKILL.md',
  },
  messages: {
    differs: 'Name and directory differ.',
  },
};
