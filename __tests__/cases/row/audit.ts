import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/audit',
  fires: [
    {
      messageId: 'unknown',
      name: 'another word',
      given: (directory) => writeKitAndRegistry(directory, rowText({ audit: 'ok' })),
      at: 'registry.yaml:7:10',
      message: '"ok" is no audit result',
    },
  ],
  silent: [
    {
      name: 'the four words',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          ['pass', 'warn', 'fail', 'unknown'].map((audit) => rowText({ audit })).join(''),
        ),
    },
  ],
};
