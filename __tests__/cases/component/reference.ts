import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/reference',
  fires: [
    {
      name: 'an id alone',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['bench'] },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'form',
      at: 'plugin.json:15:13',
      message: 'reference "bench" does not have the form kind:id',
    },
    {
      name: 'a kind no host has',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['hook:bench'] },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'unknown-kind',
      at: 'plugin.json:15:13',
      message: 'unknown component kind "hook"',
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
