import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/skills-location',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: '"skills" is not a directory of the package',
  why: 'A client finds skills in the directory "skills" alone. Where that is no directory inside the package, it loads no skill at all.',
  fix: 'Make "skills" a directory of the package with one directory a skill.',
  example: { bad: 'skills -> ../shared/skills', good: 'skills/read/SKILL.md' },
  messages: {
    'not-a-directory': '"skills" is a file.',
    outside: '"skills" is a link that leads outside, to nothing or in a circle.',
  },
};
