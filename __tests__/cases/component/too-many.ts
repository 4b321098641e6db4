import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/too-many',
  fires: [
    {
      name: '1,025 components',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                ...Array.from({ length: 1_025 }, (_, at) => ({
                  kind: 'resource',
                  id: `r${at}`,
                  path: 'plugin.json',
                })),
              ],
            },
          ),
        }),
      messageId: 'too-many',
      at: 'plugin.json:9:21',
      message: 'components has 1025 entries',
    },
  ],
  silent: [
    {
      name: '1,024 components',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                ...Array.from({ length: 1_024 }, (_, at) => ({
                  kind: 'resource',
                  id: `r${at}`,
                  path: 'plugin.json',
                })),
              ],
            },
          ),
        }),
    },
  ],
};
