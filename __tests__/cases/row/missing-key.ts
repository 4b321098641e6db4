import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/missing-key',
  fires: [
    {
      messageId: 'missing',
      name: 'no sourceUrl',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: null })),
      at: 'registry.yaml:1:3',
      message: '"sourceUrl" is missing',
    },
    {
      messageId: 'misspelled',
      name: 'sha265 for sha256',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText().replace('sha256', 'sha265'));
      },
      at: 'registry.yaml:6:3',
      message: '"sha256" is missing, and "sha265" reads like it',
    },
    {
      messageId: 'not-pinned',
      name: 'no sha256',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sha256: null })),
      at: 'registry.yaml:1:3',
      message: '"sha256" is missing',
    },
  ],
  silent: [
    { name: 'every required key', given: (directory) => writeKitAndRegistry(directory, rowText()) },
  ],
};
