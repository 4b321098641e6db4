// Cases of tree/name-twins.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/name-twins',
  fires: [
    {
      name: 'upper and lower case',
      given: (directory) => writePackage(directory, { 'README.md': '', 'readme.md': '' }),
      messageId: 'case',
      at: 'readme.md',
      message: '"readme.md" and "README.md" differ only in upper and lower case',
    },
    {
      name: 'two spellings of an accent',
      given: (directory) => writePackage(directory, { 'caf\u00e9': '', 'cafe\u0301': '' }),
      messageId: 'normalisation',
      at: 'caf\u00e9',
      message: '"caf\u00e9" and another entry differ only in how their accents are encoded',
    },
  ],
  silent: [
    {
      name: 'the same name in two directories',
      given: (directory) => writePackage(directory, { 'a/readme.md': '', 'b/README.md': '' }),
    },
  ],
};
