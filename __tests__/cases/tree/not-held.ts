// Cases of tree/not-held.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/not-held',
  // The readers of this product ask for files below the cap only; a library user may ask for more.
  fires: [],
  elsewhere: {
    file: { test: 'digest/read-tree.test.ts', message: 'tree/not-held file big.md' },
    tree: { test: 'digest/read-tree.test.ts', message: 'tree/not-held tree f64' },
  },
  silent: [{ name: 'a plain package', given: (directory) => writePackage(directory) }],
};
