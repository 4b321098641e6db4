import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/reference-twice',
  fires: [
    {
      name: 'one reference two times',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                {
                  kind: 'tool',
                  id: 'a',
                  path: 'plugin.json',
                  requires: ['tool:bench', 'tool:bench'],
                },
                { kind: 'tool', id: 'bench', path: 'plugin.json' },
              ],
            },
          ),
        }),
      messageId: 'twice',
      at: 'plugin.json:16:13',
      message: 'components[0] requires "tool:bench" twice',
    },
  ],
  silent: [
    {
      name: 'one reference',
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
