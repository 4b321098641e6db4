import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/resource-path',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a resource root is not a directory inside the package',
  why: 'A host resolves the path before it reads anything, and refuses the package where it is missing, is no directory, or leads out.',
  fix: 'Name an existing directory of the package, relative, with /.',
  example: { bad: '"prompts": "../prompts"', good: '"prompts": "prompts"' },
  messages: {
    empty: 'The path is the empty text.',
    backslash: 'The path has a backslash.',
    nul: 'The path has a NUL.',
    absolute: 'The path is absolute.',
    outside: 'The path climbs above the root.',
    missing: 'Nothing is there.',
    'leads-outside': 'A link on the way leads out of the package, or nowhere.',
    'skills-elsewhere': 'Skills live in skills/, or in the root of a package of kind skill.',
    'whole-root': 'Only the skills of a package of kind skill may be the root itself.',
    'not-a-directory': 'The path names a file.',
  },
};
