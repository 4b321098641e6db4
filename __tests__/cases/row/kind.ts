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
    {
      messageId: 'other-generation',
      name: 'a kind of newer hosts for an older one',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'playbook' })),
      at: 'registry.yaml:1:9',
      message: 'Clio before 0.6.2 does not know the kind "playbook"',
      clioVersion: '0.6.1',
    },
    {
      messageId: 'other-generation',
      name: 'a requirement of an older kind for a newer host',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[fleet:a]' })),
      at: 'registry.yaml:7:14',
      message: 'Clio 0.6.2 and later does not know the kind "fleet"',
      clioVersion: '0.6.2',
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
