import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/requires-missing',
  fires: [
    {
      messageId: 'missing',
      name: 'no row of that name',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[skill:raed]' })),
      at: 'registry.yaml:7:14',
      message: 'plugin:page-kit requires "skill:raed", which has no row',
    },
  ],
  silent: [
    {
      name: 'a row that is there',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ requires: '[plugin:z]' }) + rowText({ name: 'z' }),
        ),
    },
  ],
};
