import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/wrong-type',
  fires: [
    {
      name: 'keywords as one text',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ keywords: 'pages' }) }),
      messageId: 'wrong-type',
      at: 'plugin.json:6:15',
      message: 'keywords is a string, not a list',
    },
    {
      name: 'null',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ license: null }) }),
      messageId: 'wrong-type',
      at: 'plugin.json:6:14',
      message: 'license is null, not a string',
    },
    {
      name: 'a list as manifest',
      given: (directory) => writePackage(directory, { 'plugin.json': '[]' }),
      messageId: 'wrong-type',
      at: 'plugin.json:1:1',
      message: 'plugin.json is a list, not an object',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
