// Cases of tree/changed-while-hashing.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/changed-while-hashing',
  // A tree at rest does not change.
  fires: [],
  elsewhere: {
    vanished: { test: 'digest/stability.test.ts', message: 'vanished d/a' },
    replaced: { test: 'digest/stability.test.ts', message: 'replaced d/a' },
    content: { test: 'digest/stability.test.ts', message: 'content d/a' },
    entries: { test: 'digest/stability.test.ts', message: 'entries d' },
  },
  silent: [{ name: 'a plain package', given: (directory) => writePackage(directory) }],
};
