import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/ref-ambiguous',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a tag and a branch with one name',
  why: 'Which of the two a clone takes is not visible in the row, and the branch can be moved by anybody who may push.',
  fix: 'Delete or rename the branch, or write another tag.',
  example: {
    bad: 'https://github.com/acme/kits/tree/v1/kit, with a branch v1 beside the tag v1',
    good: 'https://github.com/acme/kits/tree/v1/kit, with the tag v1 alone',
  },
  messages: {
    'tag-and-branch': 'A tag and a branch have this name.',
  },
};
