// Cases of tree/attribute-filter.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/attribute-filter',
  fires: [
    {
      name: 'git LFS',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.bin filter=lfs -text\n', 'a.bin': 'x' });
        commitAll(directory);
      },
      messageId: 'filter',
      at: 'a.bin',
      message:
        'git passes "a.bin" through the filter "lfs", so the bytes depend on what a machine has installed',
    },
  ],
  silent: [
    {
      name: 'the filter is for other files',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.iso filter=lfs -text\n', 'a.bin': 'x' });
        commitAll(directory);
      },
    },
  ],
};
