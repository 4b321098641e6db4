import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/id',
  fires: [
    {
      name: 'a capital letter',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'Readme', path: 'plugin.json' }] },
          ),
        }),
      messageId: 'form',
      at: 'plugin.json:12:17',
      message: 'components[0].id "Readme" does not have the form of an id',
    },
  ],
  silent: [
    {
      name: '80 characters of every kind',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [{ kind: 'resource', id: `0a._-${'b'.repeat(75)}`, path: 'plugin.json' }],
            },
          ),
        }),
    },
  ],
};
