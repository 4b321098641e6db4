import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/requires-cycle',
  fires: [
    {
      messageId: 'cycle',
      name: 'three rows',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ name: 'a', requires: '[plugin:b]' }) +
            rowText({ name: 'b', requires: '[plugin:c]' }) +
            rowText({ name: 'c', requires: '[plugin:a]' }),
        ),
      at: 'registry.yaml:21:14',
      message: 'a requirement cycle: plugin:a → plugin:b → plugin:c → plugin:a',
    },
    {
      messageId: 'itself',
      name: 'its own name',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ requires: '[plugin:page-kit]' })),
      at: 'registry.yaml:7:14',
      message: 'plugin:page-kit requires itself',
    },
  ],
  silent: [
    {
      name: 'two ways to one row',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ name: 'a', requires: '[plugin:b, plugin:c]' }) +
            rowText({ name: 'b', requires: '[plugin:c]' }) +
            rowText({ name: 'c' }),
        ),
    },
  ],
};
