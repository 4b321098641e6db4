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
