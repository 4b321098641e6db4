import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/not-discovered',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'a skill lies where no client looks',
  why: 'Clients look for skills/<name>/SKILL.md, exactly so. A skill deeper down, at the root or with another case is never seen.',
  fix: 'Move the file to skills/<name>/SKILL.md.',
  example: { bad: 'skills/pages/read/SKILL.md', good: 'skills/read/SKILL.md' },
  messages: {
    nested: 'The file lies deeper than one directory below "skills".',
    loose: 'The file lies directly in "skills".',
    root: 'The file lies at the root of the package.',
    'file-name': 'The file name has another case.',
  },
};
