import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/missing-target',
  fires: [
    {
      name: 'a misspelt id',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['tool:bensh'] },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'missing',
      at: 'plugin.json:15:13',
      message: 'the package has no component "tool:bensh"',
    },
  ],
  silent: [
    {
      name: 'a component further down',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['tool:bench'] },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
    },
  ],
};
