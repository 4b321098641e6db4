import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'policy/value',
  fires: [
    {
      messageId: 'strict',
      name: 'a word',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'strict: maybe\n' });
      },
      at: 'plugin-gate.yaml:1:9',
      message: '"strict" is a string, neither true nor false',
    },
    {
      messageId: 'level',
      name: 'a word',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules:\n  registry/order: never\n' });
      },
      at: 'plugin-gate.yaml:2:19',
      message: 'the level of "registry/order" is "never"',
    },
    {
      messageId: 'level',
      name: 'a list',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules:\n  registry/order: []\n' });
      },
      at: 'plugin-gate.yaml:2:19',
      message: 'the level of "registry/order" is a list',
    },
    {
      messageId: 'missing',
      name: 'no reason',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', expires: 2026-07-01}\n",
        });
      },
      at: 'plugin-gate.yaml:2:5',
      message: 'a waiver has no "reason"',
    },
    {
      messageId: 'waiver',
      name: 'an empty reason',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', reason: '', expires: 2026-07-01}\n",
        });
      },
      at: 'plugin-gate.yaml:2:55',
      message: '"reason" of a waiver is empty',
    },
    {
      messageId: 'waiver',
      name: 'a row without a kind',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            'waivers:\n  - {rule: row/audit, row: page-kit, reason: Known., expires: 2026-07-01}\n',
        });
      },
      at: 'plugin-gate.yaml:2:28',
      message: '"row" of a waiver is "page-kit"',
    },
    {
      messageId: 'expires',
      name: 'another form of date',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', reason: Known., expires: 1 July}\n",
        });
      },
      at: 'plugin-gate.yaml:2:72',
      message: '"expires" is "1 July", no date',
    },
    {
      messageId: 'expires',
      name: 'a day that no month has',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', reason: Known., expires: 2026-02-30}\n",
        });
      },
      at: 'plugin-gate.yaml:2:72',
      message: '"expires" is "2026-02-30", no date',
    },
  ],
  silent: [
    {
      name: 'every value right',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml':
            'strict: false\nrules: {row/audit: note}\n' +
            "waivers:\n  - {rule: row/audit, row: 'plugin:page-kit', reason: Known., expires: 2026-07-01}\n",
        });
      },
    },
  ],
};
