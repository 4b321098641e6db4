import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/requires',
  fires: [
    {
      name: 'a name alone',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({}, { requires: ['page-reader'] }) }),
      messageId: 'form',
      at: 'plugin.json:10:9',
      message: 'requirement "page-reader" does not have the form kind:name',
    },
    {
      name: 'a kind no host has',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { requires: ['hook:page-reader'] }),
        }),
      messageId: 'unknown-kind',
      at: 'plugin.json:10:9',
      message: 'unknown requirement kind "hook"',
    },
  ],
  silent: [
    {
      name: 'a kind and a name',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { requires: ['skill:page-reader', 'plugin:0.kit'] }),
        }),
    },
  ],
};
