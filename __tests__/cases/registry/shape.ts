import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/shape',
  fires: [
    {
      messageId: 'no-rows',
      name: 'a text',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': 'rows\n' });
      },
      at: 'registry.yaml:1:1',
      message: 'the registry is a string',
    },
    {
      messageId: 'no-rows',
      name: 'no entries',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': 'rows: []\n' });
      },
      at: 'registry.yaml:1:1',
      message: 'the registry is an object without "entries"',
    },
    {
      messageId: 'no-rows',
      name: 'entries without a value',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': 'entries:\n' });
      },
      at: 'registry.yaml:1:9',
      message: '"entries" is empty',
    },
    {
      messageId: 'no-rows',
      name: 'entries as a mapping',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': 'entries: {kind: skill}\n' });
      },
      at: 'registry.yaml:1:10',
      message: '"entries" is an object',
    },
  ],
  silent: [
    { name: 'a list', given: (directory) => writeKitAndRegistry(directory, rowText()) },
    {
      name: 'a list under entries',
      given: (directory) => writeKitAndRegistry(directory, 'entries: []\n'),
    },
  ],
};
