import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/name',
  fires: [
    {
      messageId: 'form',
      name: 'capitals and a blank',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'Page Kit' })),
      at: 'registry.yaml:2:9',
      message: '"Page Kit" is no package name',
    },
    {
      messageId: 'form',
      name: 'a letter that only looks Latin',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'p\u0430ge' })),
      at: 'registry.yaml:2:9',
      message: '"pаge" is no package name',
    },
    {
      messageId: 'form',
      name: 'a character nobody sees',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'page\u200b' })),
      at: 'registry.yaml:2:9',
      message: '"page\\u200B" is no package name',
    },
  ],
  silent: [
    {
      name: 'dots and dashes',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'a.b-c.1' })),
    },
  ],
};
