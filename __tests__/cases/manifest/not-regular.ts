import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/not-regular',
  fires: [
    {
      name: 'a link to a file inside',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null, 'meta/plugin.json': manifestText() });
        writeTree(directory, [{ path: 'plugin.json', type: 'link', target: 'meta/plugin.json' }]);
      },
      messageId: 'link',
      at: 'plugin.json',
      message: 'plugin.json is a symbolic link',
    },
    {
      name: 'a directory of that name',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null });
        writeTree(directory, [{ path: 'plugin.json', type: 'directory' }]);
      },
      messageId: 'directory',
      at: 'plugin.json',
      message: 'plugin.json is a directory',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
