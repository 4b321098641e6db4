// Cases of tree/unreadable.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/unreadable',
  // Tests may run as a user who can read everything.
  fires: [],
  elsewhere: {
    unreadable: { test: 'digest/stability.test.ts', message: '"a/b" cannot be read (EACCES)' },
  },
  silent: [{ name: 'a plain package', given: (directory) => writePackage(directory) }],
};
