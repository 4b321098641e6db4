import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/manifest-version',
  fires: [
    {
      name: '1 as text',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({
            extensions: { 'ai.iowarp.clio': { manifestVersion: '1' } },
          }),
        }),
      messageId: 'other-version',
      at: 'plugin.json:8:26',
      message: 'manifestVersion is the string "1", not the number 1',
    },
  ],
  silent: [
    {
      name: 'the number 1',
      given: (directory) => writePackage(directory, { 'plugin.json': manifestText({}, {}) }),
    },
  ],
};
