import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/yaml-feature',
  fires: [
    {
      messageId: 'directive',
      name: '%YAML',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': `%YAML 1.2\n---\n${rowText()}` });
      },
      at: 'registry.yaml:1:1',
      message: 'a directive ("%")',
    },
    {
      messageId: 'tag',
      name: '!!str',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText({ version: '!!str 1.0.0' }) });
      },
      at: 'registry.yaml:4:12',
      message: 'a tag ("!!str")',
    },
    {
      messageId: 'anchor',
      name: '&v',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText({ version: '&v 1.0.0' }) });
      },
      at: 'registry.yaml:4:12',
      message: 'an anchor ("&v")',
    },
    {
      messageId: 'alias',
      name: '*v',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText({ description: '&v x', version: '*v' }) });
      },
      at: 'registry.yaml:4:12',
      message: 'an alias ("*v")',
    },
    {
      messageId: 'merge-key',
      name: '<<',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText({ '<<': '{category: x}' }) });
      },
      at: 'registry.yaml:7:3',
      message: 'a merge key ("<<")',
    },
    {
      messageId: 'complex-key',
      name: 'a list as a key',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': rowText({ '? [a]\n  ': 'x' }) });
      },
      at: 'registry.yaml:7:5',
      message: 'a key that is a collection ("[a]")',
    },
    {
      messageId: 'second-document',
      name: 'a second document',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': `${rowText()}---\n- kind: skill\n` });
      },
      at: 'registry.yaml:7:1',
      message: 'a second document ("---")',
    },
  ],
  silent: [
    {
      name: 'one document between markers',
      given: (directory) => writeKitAndRegistry(directory, `---\n${rowText()}...\n`),
    },
    {
      name: 'the signs inside quotes',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ description: '"&a *b !c %d << e"' })),
    },
  ],
};
