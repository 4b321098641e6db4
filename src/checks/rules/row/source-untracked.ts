import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/source-untracked',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'git tracks nothing of a package',
  why: 'What git does not track is in no clone. The row works on this machine only.',
  fix: 'Add the package to git, or remove the row.',
  example: {
    bad: 'sourceUrl: build/read (ignored by git)',
    good: 'sourceUrl: skills/read (committed)',
  },
  messages: {
    untracked: 'git tracks no file in the directory.',
  },
};
