import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/location',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'a skill cannot be read inside the package',
  why: 'A client loads a skill only from a regular file inside the package and skips it otherwise.',
  fix: 'Put the directory or file itself in the place of the link.',
  example: { bad: 'skills/read -> /srv/skills/read', good: 'skills/read/SKILL.md as a file' },
  messages: {
    outside:
      'The directory or its SKILL.md is a link that leads outside, to nothing or in a circle.',
    'not-a-file': 'SKILL.md is a directory.',
  },
};
