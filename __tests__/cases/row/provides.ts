import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/provides',
  fires: [
    {
      messageId: 'malformed',
      name: 'texts for hints',
      given: (directory) => writeKitAndRegistry(directory, rowText({ provides: '[skill:read]' })),
      at: 'registry.yaml:7:14',
      message: '"provides" is dropped: an item is a string',
    },
    {
      messageId: 'malformed',
      name: '257 hints',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ provides: `[${Array(257).fill('{kind: skill, name: a}').join(', ')}]` }),
        ),
      at: 'registry.yaml:7:6158',
      message: '"provides" is dropped: 257 items, more than 256',
    },
    {
      messageId: 'differs',
      name: 'a skill that is not there',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ provides: '[{kind: skill, name: write}]' })),
      at: 'registry.yaml:7:13',
      message: '"provides" of plugin:page-kit is not what the package loads',
    },
  ],
  silent: [
    {
      name: 'what the package loads',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ provides: '[{kind: skill, name: read, description: Reads.}]' }),
        ),
    },
    { name: 'no hints', given: (directory) => writeKitAndRegistry(directory, rowText()) },
  ],
};
