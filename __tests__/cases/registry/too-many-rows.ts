import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/too-many-rows',
  fires: [
    {
      messageId: 'too-many',
      name: '50,001 rows',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '- a\n'.repeat(50_001) });
      },
      at: 'registry.yaml:50001:3',
      message: '50001 rows, more than 50000',
    },
  ],
  silent: [{ name: 'one row', given: (directory) => writeKitAndRegistry(directory, rowText()) }],
};
