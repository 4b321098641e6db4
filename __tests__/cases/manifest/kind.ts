import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/kind',
  fires: [
    {
      name: 'a misspelt kind',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({}, { kind: 'plugins' }) }),
      messageId: 'unknown-kind',
      at: 'plugin.json:9:15',
      message: 'unknown package kind "plugins"',
    },
  ],
  silent: [
    {
      name: 'a plugin',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({}, { kind: 'plugin' }) }),
    },
  ],
};
