import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/checkout',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a commit that git checks out nowhere',
  why: 'A host clones the whole repository. A name that git refuses, wherever it is, ends the clone.',
  fix: 'Rename the path in the repository, and tag again.',
  example: {
    bad: 'a path named .git/config in the commit',
    good: 'a path named git-config in the commit',
  },
  messages: {
    refused: 'The ref leads to no commit, or git refuses a name in it.',
  },
};
