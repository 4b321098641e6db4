import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/not-a-mapping',
  fires: [
    {
      messageId: 'not-a-mapping',
      name: 'a text',
      given: (directory) => writeKitAndRegistry(directory, '- plugin:page-kit\n'),
      at: 'registry.yaml:1:3',
      message: 'row 1 is a string',
    },
    {
      messageId: 'not-a-mapping',
      name: 'nothing',
      given: (directory) => writeKitAndRegistry(directory, `${rowText()}-\n`),
      at: 'registry.yaml:7:2',
      message: 'row 2 is empty',
    },
  ],
  silent: [{ name: 'a mapping', given: (directory) => writeKitAndRegistry(directory, rowText()) }],
};
