import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/branch',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  strict: 'error',
  summary: 'a row that follows a branch',
  why: 'A branch moves with the next push, and then the pin is wrong for everybody who installs.',
  fix: 'Tag the commit, and write the tag in the URL.',
  example: {
    bad: 'https://github.com/acme/kits/tree/main/kit',
    good: 'https://github.com/acme/kits/tree/v1/kit',
  },
  messages: {
    branch: 'REF is a branch.',
  },
};
