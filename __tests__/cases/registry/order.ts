import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/order',
  fires: [
    {
      messageId: 'unsorted',
      name: 'b after c',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ name: 'c' }) + rowText({ name: 'b' })),
      at: 'registry.yaml:8:9',
      message: '"b" stands after "c"',
    },
  ],
  silent: [
    {
      name: 'sorted by code units: capitals and digits first',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ name: '1-z' }) + rowText({ name: 'a.z' }) + rowText({ name: 'aa' }),
        ),
    },
  ],
};
