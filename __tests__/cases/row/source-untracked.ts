import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/source-untracked',
  fires: [
    {
      messageId: 'untracked',
      name: 'a package that was never added',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText() });
        commitAll(directory);
        writePackage(`${directory}/kit`);
      },
      at: 'registry.yaml:5:14',
      message: 'git tracks nothing in "kit"',
    },
  ],
  silent: [
    {
      name: 'a committed package',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        commitAll(directory);
      },
    },
    { name: 'no git at all', given: (directory) => writeKitAndRegistry(directory, rowText()) },
  ],
};
