// Cases of tree/name-unseen.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/name-unseen',
  fires: [
    {
      name: 'a zero-width blank',
      given: (directory) => writePackage(directory, { 'docs/read\u200Bme.md': '' }),
      messageId: 'unseen',
      at: 'docs/read\u200Bme.md',
      message: 'the name "read\\u200Bme.md" has characters that a reader cannot see',
    },
  ],
  silent: [
    {
      name: 'letters of other scripts',
      given: (directory) => writePackage(directory, { 'docs/\u65e5\u672c\u8a9e.md': '' }),
    },
  ],
};
