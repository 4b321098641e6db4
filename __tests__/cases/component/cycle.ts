import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/cycle',
  fires: [
    {
      name: 'three in a circle',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['tool:b'] },
                { kind: 'tool', id: 'b', path: 'plugin.json', requires: ['script:c'] },
                { kind: 'script', id: 'c', path: 'plugin.json', requires: ['tool:a'] },
              ],
            },
          ),
        }),
      messageId: 'cycle',
      at: 'plugin.json:31:13',
      message: 'components require each other in a circle: tool:a → tool:b → script:c → tool:a',
    },
  ],
  silent: [
    {
      name: 'three in a row',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'tool', id: 'a', path: 'plugin.json', requires: ['tool:b'] },
                { kind: 'tool', id: 'b', path: 'plugin.json', requires: ['script:c'] },
                { kind: 'script', id: 'c', path: 'plugin.json' },
              ],
            },
          ),
        }),
    },
  ],
};
