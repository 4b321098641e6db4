import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/untracked',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a file is not in git',
  why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
  fix: 'Add the file with git add, or remove it.',
  example: {
    bad: 'notes.txt beside plugin.json, never added',
    good: 'git add notes.txt',
  },
  messages: {
    file: 'One file that git does not track.',
    directory: 'Several files in a directory of which git tracks nothing.',
  },
};
