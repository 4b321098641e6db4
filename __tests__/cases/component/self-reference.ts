import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/self-reference',
  fires: [
    {
      name: 'a tool that needs itself',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['tool:a'] },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'self',
      at: 'plugin.json:15:13',
      message: '"tool:a" requires itself',
    },
  ],
  silent: [
    {
      name: 'a tool that needs another',
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
