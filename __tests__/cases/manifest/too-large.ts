import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/too-large',
  fires: [
    {
      name: 'a manifest of five million bytes',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ description: 'x'.repeat(5_000_000) }),
        }),
      messageId: 'too-large',
      at: 'plugin.json',
      message: 'plugin.json has 5000143 bytes and was not read',
    },
  ],
  silent: [
    {
      name: 'a manifest of one million bytes',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ description: 'x'.repeat(1_000_000) }),
        }),
    },
  ],
};
