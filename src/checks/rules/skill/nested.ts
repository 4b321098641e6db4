import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/nested',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a skill lies inside another skill and is never found',
  why: 'A directory with SKILL.md is one skill and is not searched further. What lies below it never loads.',
  fix: 'Move the inner directory beside the outer one.',
  example: {
    bad: 'skills/read/SKILL.md and skills/read/page/SKILL.md',
    good: 'skills/read/SKILL.md and skills/page/SKILL.md',
  },
  messages: { nested: 'A SKILL.md lies below a directory that is a skill already.' },
};
