import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/name-directory',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill is called differently than its directory',
  why: 'People find the skill under one name and call it by another. Other clients drop a skill whose name differs from its directory.',
  fix: 'Give the skill and its directory the same name.',
  example: {
    bad: 'skills/read/SKILL.md with "name: reader"',
    good: 'skills/read/SKILL.md with "name: read"',
  },
  messages: { differs: 'Name and directory differ.' },
};
