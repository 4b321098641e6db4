import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/syntax',
  fires: [
    {
      messageId: 'tab',
      name: 'a tab for indentation',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '- kind: skill\n\tname: read\n' });
      },
      at: 'registry.yaml:2:1',
      message: 'a tab in the indentation',
    },
    {
      messageId: 'tab',
      name: 'a tab behind blanks',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '- kind: skill\n  requires:\n  \t- skill:a\n' });
      },
      at: 'registry.yaml:3:3',
      message: 'a tab in the indentation',
    },
    {
      messageId: 'syntax',
      name: 'a bracket that is not closed',
      given: (directory) => {
        writeFiles(directory, {
          'registry.yaml': '- kind: skill\n  requires: [a\n- kind: skill\n',
        });
      },
      at: 'registry.yaml:3:1',
      message: 'not YAML: a quote or bracket opened above is not closed',
    },
    {
      messageId: 'syntax',
      name: 'an unquoted colon',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '- kind: skill\n  description: Reads: pages\n' });
      },
      at: 'registry.yaml:2:21',
      message:
        'not YAML: a value that cannot stand here (quote it), or a line indented differently from its neighbours',
    },
    {
      messageId: 'too-deep',
      name: '5,000 brackets',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '['.repeat(5_000) });
      },
      at: 'registry.yaml:1:100',
      message: 'nested deeper than 100 levels',
    },
  ],
  silent: [
    {
      name: 'a tab between key and value',
      given: (directory) => writeKitAndRegistry(directory, rowText({ category: '\ttools' })),
    },
    {
      name: 'a colon in quotes',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ description: '"Reads: pages"' })),
    },
  ],
};
