import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/source-missing',
  fires: [
    {
      messageId: 'missing',
      name: 'a directory that has gone',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: 'kits/page' })),
      at: 'registry.yaml:5:14',
      message: 'there is nothing at "kits/page": "kits" is not there',
    },
    {
      messageId: 'missing',
      name: 'the last step of the way',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: 'kits' })),
      at: 'registry.yaml:5:14',
      message: 'there is nothing at "kits"',
    },
    {
      messageId: 'not-a-directory',
      name: 'a file on the way',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'kit/plugin.json/page' })),
      at: 'registry.yaml:5:14',
      message: '"kit/plugin.json" on the way to "kit/plugin.json/page" is no directory',
    },
    {
      messageId: 'not-a-directory',
      name: 'a file',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'kit/plugin.json' })),
      at: 'registry.yaml:5:14',
      message: '"kit/plugin.json" is no directory',
    },
  ],
  silent: [
    { name: 'a directory', given: (directory) => writeKitAndRegistry(directory, rowText()) },
  ],
};
