import { writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/unknown-key',
  fires: [
    {
      messageId: 'unknown',
      name: 'a key beside entries',
      given: (directory) => writeKitAndRegistry(directory, 'owner: us\nentries: []\n'),
      at: 'registry.yaml:1:1',
      message: '"owner" is no key of a registry',
    },
  ],
  silent: [
    { name: 'only entries', given: (directory) => writeKitAndRegistry(directory, 'entries: []\n') },
  ],
};
