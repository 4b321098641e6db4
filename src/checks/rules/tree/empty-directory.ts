import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/empty-directory',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a directory is empty',
  why: 'It is part of the digest here, and git cannot store it, so no clone has it or its digest.',
  fix: 'Remove the directory, or put a file into it and add that.',
  example: {
    bad: 'skills/later/ with nothing in it',
    good: 'skills/read/SKILL.md',
  },
  messages: {
    empty: 'A directory with no entry, in a package that lies in git.',
  },
};
