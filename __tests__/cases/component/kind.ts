import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/kind',
  fires: [
    {
      name: 'a kind no host has',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'hook', id: 'a', path: 'plugin.json' }] },
          ),
        }),
      messageId: 'unknown-kind',
      at: 'plugin.json:11:19',
      message: 'unknown component kind "hook"',
    },
  ],
  silent: [
    {
      name: 'every public kind that needs no root',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              components: [
                { kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' },
                { kind: 'script', id: 'a', path: 'plugin.json' },
                { kind: 'resource', id: 'a', path: 'plugin.json' },
                { kind: 'tool', id: 'a', path: 'plugin.json' },
              ],
            },
          ),
        }),
    },
  ],
};
