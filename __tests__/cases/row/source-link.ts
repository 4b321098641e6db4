import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/source-link',
  fires: [
    {
      messageId: 'link',
      name: 'a link to the package',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'latest/kit' }));
        writeTree(directory, [{ path: 'latest', type: 'link', target: '.' }]);
      },
      at: 'registry.yaml:5:14',
      message: '"latest" on the way to the package is a symbolic link',
    },
  ],
  silent: [
    { name: 'real directories', given: (directory) => writeKitAndRegistry(directory, rowText()) },
  ],
};
