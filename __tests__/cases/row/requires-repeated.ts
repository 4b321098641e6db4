import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/requires-repeated',
  fires: [
    {
      messageId: 'repeated',
      name: 'twice',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ requires: '[skill:a, skill:a]' })),
      at: 'registry.yaml:7:23',
      message: '"skill:a" is required twice',
    },
  ],
  silent: [
    {
      name: 'two kinds of one name',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ requires: '[skill:a, agent:a]' })),
    },
  ],
};
