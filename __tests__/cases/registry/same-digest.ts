import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/same-digest',
  fires: [
    {
      messageId: 'same',
      name: 'a row that was copied',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText({ name: 'other' })),
      at: 'registry.yaml:12:11',
      message: 'plugin:other and plugin:page-kit pin the same bytes',
    },
  ],
  silent: [
    {
      name: 'one row twice, which is told as that',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText()),
    },
    {
      name: 'two digests',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText() + rowText({ name: 'other', sha256: 'a'.repeat(64) }),
        ),
    },
    {
      name: 'two that are no digests',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ sha256: 'abc' }) + rowText({ name: 'other', sha256: 'abc' }),
        ),
    },
  ],
};
