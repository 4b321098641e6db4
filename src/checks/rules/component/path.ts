import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/path',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component names no file of the package',
  why: 'A host loads a component from its file, and refuses the package where that is missing, is no regular file, or leads out.',
  fix: 'Name an existing file of the package, relative, with /.',
  example: { bad: '"path": "skills/read"', good: '"path": "skills/read/SKILL.md"' },
  messages: {
    empty: 'The path is the empty text.',
    backslash: 'The path has a backslash.',
    nul: 'The path has a NUL.',
    absolute: 'The path is absolute.',
    outside: 'The path climbs above the root.',
    missing: 'Nothing is there.',
    'leads-outside': 'A link on the way leads out of the package, or nowhere.',
    'not-a-file': 'The path names a directory.',
    'skill-file': 'The file of a skill has another name than SKILL.md.',
  },
};
