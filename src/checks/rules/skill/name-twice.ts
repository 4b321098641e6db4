import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'skill/name-twice',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'two skills have one name',
  why: 'A host can load only one of the two, and which one is not in the hands of the author.',
  fix: 'Give one of the two another name, and its directory the same.',
  example: {
    bad: 'skills/a/SKILL.md and skills/b/SKILL.md, both with "name: read"',
    good: 'one with "name: read", the other with "name: write"',
  },
  messages: { twice: 'An earlier skill has this name already.' },
};
