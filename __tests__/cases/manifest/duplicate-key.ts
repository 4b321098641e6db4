import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/duplicate-key',
  fires: [
    {
      name: 'a second version',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText().replace('"version"', '"version": "0.9.0",\n  "version"'),
        }),
      messageId: 'duplicate',
      at: 'plugin.json:5:3',
      message: '"version" occurs twice in one object; hosts take the last',
    },
  ],
  silent: [
    {
      name: 'one key in two objects',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ author: { name: 'Pages' } }) }),
    },
  ],
};
