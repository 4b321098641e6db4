import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'policy/unknown-key',
  fires: [
    {
      messageId: 'unknown',
      name: 'a misspelt key',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'wavers: []\n' });
      },
      at: 'plugin-gate.yaml:1:1',
      message: '"wavers" is no key of a policy',
    },
    {
      messageId: 'unknown',
      name: 'a key of a waiver',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', reason: Known., expires: 2026-07-01, until: never}\n",
        });
      },
      at: 'plugin-gate.yaml:2:84',
      message: '"until" is no key of a waiver',
    },
    {
      messageId: 'unknown',
      name: 'a key that objects have',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': '__proto__: {}\n' });
      },
      at: 'plugin-gate.yaml:1:1',
      message: '"__proto__" is no key of a policy',
    },
    {
      messageId: 'duplicate',
      name: 'a key given twice',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'strict: true\nstrict: false\n' });
      },
      at: 'plugin-gate.yaml:2:1',
      message: '"strict" is given twice',
    },
    {
      messageId: 'duplicate',
      name: 'a rule given twice',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml': 'rules:\n  registry/order: off\n  registry/order: note\n',
        });
      },
      at: 'plugin-gate.yaml:3:3',
      message: '"registry/order" is given twice',
    },
  ],
  silent: [
    {
      name: 'known keys',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml': 'strict: true\nrules:\n  registry/order: off\nwaivers: []\n',
        });
      },
    },
  ],
};
