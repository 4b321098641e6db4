import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'policy/unknown-rule',
  fires: [
    {
      messageId: 'unknown',
      name: 'a level for no rule',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules:\n  registry/sorting: off\n' });
      },
      at: 'plugin-gate.yaml:2:3',
      message: 'no rule is called "registry/sorting"',
    },
    {
      messageId: 'unknown',
      name: 'a waiver for no rule',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/adit, row: 'plugin:page-kit', reason: Known., expires: 2026-07-01}\n",
        });
      },
      at: 'plugin-gate.yaml:2:12',
      message: 'no rule is called "row/adit"',
    },
  ],
  silent: [
    {
      name: 'a rule',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules:\n  registry/order: off\n' });
      },
    },
  ],
};
