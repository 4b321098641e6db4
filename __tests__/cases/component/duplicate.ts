import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/duplicate',
  fires: [
    {
      name: 'two scripts of one id',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'script', id: 'a', path: 'plugin.json' },
                { kind: 'script', id: 'a', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'duplicate',
      at: 'plugin.json:17:17',
      message: 'components[1] declares "script:a" a second time, after components[0]',
    },
  ],
  silent: [
    {
      name: 'one id of two kinds',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'script', id: 'a', path: 'plugin.json' },
                { kind: 'tool', id: 'a', path: 'plugin.json' },
              ],
            },
          ),
        }),
    },
  ],
};
