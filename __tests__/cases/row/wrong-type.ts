import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/wrong-type',
  fires: [
    {
      messageId: 'quote-it',
      name: 'a version that is a number',
      given: (directory) => writeKitAndRegistry(directory, rowText({ version: '1.10' })),
      at: 'registry.yaml:4:12',
      message: '"version" 1.10 is read as a number',
    },
    {
      messageId: 'quote-it',
      name: 'a digest that is a number',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sha256: `${'1'.repeat(40)}e${'2'.repeat(23)}` })),
      at: 'registry.yaml:6:11',
      message:
        '"sha256" 1111111111111111111111111111111111111111e22222222222222222222222 is read as a number',
    },
    {
      messageId: 'quote-it',
      name: 'a description that is a boolean',
      given: (directory) => writeKitAndRegistry(directory, rowText({ description: 'true' })),
      at: 'registry.yaml:3:16',
      message: '"description" true is read as a boolean',
    },
    {
      messageId: 'quote-it',
      name: 'a name that is null',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'null' })),
      at: 'registry.yaml:2:9',
      message: '"name" null is read as null',
    },
    {
      messageId: 'quote-it',
      name: 'a requirement that is a number',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[7]' })),
      at: 'registry.yaml:7:14',
      message: '"requires" 7 is read as a number',
    },
    {
      messageId: 'not-a-string',
      name: 'a list for a text',
      given: (directory) => writeKitAndRegistry(directory, rowText({ version: '[1.0.0]' })),
      at: 'registry.yaml:4:12',
      message: '"version" is a list',
    },
    {
      messageId: 'not-a-string',
      name: 'nothing for a text',
      given: (directory) => writeKitAndRegistry(directory, rowText({ version: '' })),
      at: 'registry.yaml:4:3',
      message: '"version" is empty',
    },
    {
      messageId: 'not-a-list',
      name: 'a text for a list',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: 'skill:read' })),
      at: 'registry.yaml:7:13',
      message: '"requires" is a string',
    },
  ],
  silent: [
    {
      name: 'the same in quotes',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ version: '"1.0.0"', description: '"true"' })),
    },
    {
      name: 'a digest with letters',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
  ],
};
