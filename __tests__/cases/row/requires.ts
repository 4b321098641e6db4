import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/requires',
  fires: [
    {
      messageId: 'form',
      name: 'a name alone',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[read]' })),
      at: 'registry.yaml:7:14',
      message: '"read" is no reference to a row',
    },
  ],
  silent: [
    {
      name: 'kind and name',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[skill:a.b-c]' })),
    },
  ],
};
