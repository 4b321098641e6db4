import { mkdirSync, symlinkSync } from 'node:fs';
import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'policy/unreadable',
  fires: [
    {
      messageId: 'not-a-file',
      name: 'a link',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'other.yaml': '' });
        symlinkSync('other.yaml', `${directory}/plugin-gate.yaml`);
      },
      at: 'plugin-gate.yaml',
      message: 'plugin-gate.yaml is a symbolic link',
    },
    {
      messageId: 'not-a-file',
      name: 'a directory',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        mkdirSync(`${directory}/plugin-gate.yaml`);
      },
      at: 'plugin-gate.yaml',
      message: 'plugin-gate.yaml is no regular file',
    },
    {
      messageId: 'too-large',
      name: 'more than the cap',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': '# much\n'.repeat(40_000) });
      },
      at: 'plugin-gate.yaml',
      message: 'plugin-gate.yaml is larger than 262144 bytes',
    },
    {
      messageId: 'encoding',
      name: 'a byte-order mark',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': '\u{feff}strict: true\n' });
      },
      at: 'plugin-gate.yaml:1',
      message: 'plugin-gate.yaml begins with a byte-order mark',
    },
    {
      messageId: 'syntax',
      name: 'an open bracket',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules: [\n' });
      },
      at: 'plugin-gate.yaml:2:1',
      message: 'plugin-gate.yaml is no YAML: deficient indentation',
    },
    {
      messageId: 'yaml-feature',
      name: 'an anchor',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'strict: &yes true\n' });
      },
      at: 'plugin-gate.yaml:1:9',
      message: 'plugin-gate.yaml has an anchor',
    },
    {
      messageId: 'shape',
      name: 'a list',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': '- strict\n' });
      },
      at: 'plugin-gate.yaml:1:1',
      message: 'plugin-gate.yaml is a list, not a mapping',
    },
    {
      messageId: 'shape',
      name: 'rules as a list',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'rules: [registry/order]\n' });
      },
      at: 'plugin-gate.yaml:1:8',
      message: '"rules" is a list, not a mapping',
    },
    {
      messageId: 'shape',
      name: 'waivers as a mapping',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'waivers: {}\n' });
      },
      at: 'plugin-gate.yaml:1:10',
      message: '"waivers" is an object, not a list',
    },
    {
      messageId: 'shape',
      name: 'a waiver as a text',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': 'waivers: [all]\n' });
      },
      at: 'plugin-gate.yaml:1:11',
      message: 'a waiver is a string, not a mapping',
    },
  ],
  silent: [
    {
      name: 'a policy',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, {
          'plugin-gate.yaml': 'strict: true\nrules:\n  registry/order: off\nwaivers: []\n',
        });
      },
    },
    {
      name: 'an empty file',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeFiles(directory, { 'plugin-gate.yaml': '' });
      },
    },
    {
      name: 'no file',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
  ],
};
