import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/none',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a skills root holds no skill',
  why: 'A skills root that is declared or there promises skills. A host that finds none reports the package as broken.',
  fix: 'Put a skill into the root, or take away the declaration and the directory.',
  example: {
    bad: '"resources": {"skills": "skills"} and skills/notes.txt',
    good: 'skills/read/SKILL.md',
  },
  messages: {
    declared: 'A declared skills root has no skill.',
    present: 'A skills directory is there and has no skill.',
  },
};
