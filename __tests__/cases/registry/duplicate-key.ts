import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/duplicate-key',
  fires: [
    {
      messageId: 'duplicate-key',
      name: 'twice in a row',
      given: (directory) => writeKitAndRegistry(directory, `${rowText()}  name: page-kit\n`),
      at: 'registry.yaml:7:3',
      message: '"name" is given twice',
    },
    {
      messageId: 'duplicate-key',
      name: 'twice in a hint',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ provides: '[{kind: skill, kind: agent, name: read}]' }),
        ),
      at: 'registry.yaml:7:28',
      message: '"kind" is given twice',
    },
    {
      messageId: 'duplicate-key',
      name: 'two lists of rows',
      given: (directory) => writeKitAndRegistry(directory, 'entries: []\nentries: []\n'),
      at: 'registry.yaml:2:1',
      message: '"entries" is given twice',
    },
  ],
  silent: [
    {
      name: 'one key in two rows',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          `${rowText()}${rowText({ name: 'other-kit', sourceUrl: 'https://github.com/o/r/tree/v1' })}`,
        ),
    },
  ],
};
