import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/kind',
  fires: [
    {
      messageId: 'unknown',
      name: 'a plural',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'plugins' })),
      at: 'registry.yaml:1:9',
      message: '"plugins" is no package kind',
    },
  ],
  silent: [
    {
      name: 'a kind of the newer hosts',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'playbook' })),
    },
    {
      name: 'a kind of the older hosts',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'fleet' })),
    },
  ],
};
