import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/unknown-key',
  fires: [
    {
      name: 'a key of no object',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ tags: ['pages'] }) }),
      messageId: 'unknown',
      at: 'plugin.json:6:3',
      message: 'unknown key "tags" in the root object',
    },
  ],
  silent: [
    {
      name: 'a namespace of another client',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ extensions: { 'com.example.pages': { tags: true } } }),
        }),
    },
  ],
};
