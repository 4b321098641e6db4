import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/requires-twice',
  fires: [
    {
      name: 'one requirement two times',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { requires: ['skill:a', 'agent:a', 'skill:a'] }),
        }),
      messageId: 'twice',
      at: 'plugin.json:12:9',
      message: 'requirement "skill:a" is listed twice',
    },
  ],
  silent: [
    {
      name: 'one name of two kinds',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { requires: ['skill:a', 'agent:a'] }),
        }),
    },
  ],
};
