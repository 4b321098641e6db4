import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/duplicate-row',
  fires: [
    {
      messageId: 'twice',
      name: 'the same row again',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText()),
      at: 'registry.yaml:8:9',
      message: 'plugin:page-kit has two rows',
    },
  ],
  silent: [
    {
      name: 'two names',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText() + rowText({ name: 'other', sourceUrl: 'https://github.com/o/r/tree/v1' }),
        ),
    },
    {
      name: 'one name under two kinds is another rule',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText({ kind: 'skill' })),
    },
  ],
};
