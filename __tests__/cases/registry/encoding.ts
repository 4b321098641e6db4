import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/encoding',
  fires: [
    {
      messageId: 'byte-order-mark',
      name: 'a byte-order mark',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': `\uFEFF${rowText()}` });
      },
      at: 'registry.yaml:1',
      message: 'registry.yaml begins with a byte-order mark',
    },
    {
      messageId: 'utf-16',
      name: 'UTF-16',
      given: (directory) => {
        writeTree(directory, [{ path: 'registry.yaml', type: 'file', base64: '//4tAA==' }]);
      },
      at: 'registry.yaml:1',
      message: 'registry.yaml is UTF-16',
    },
    {
      messageId: 'not-utf8',
      name: 'Latin-1 in the third line',
      given: (directory) => {
        writeTree(directory, [
          {
            path: 'registry.yaml',
            type: 'file',
            base64: 'LSBraW5kOiBza2lsbAogIG5hbWU6IGEKICBkZXNjcmlwdGlvbjog6Qo=',
          },
        ]);
      },
      at: 'registry.yaml:3',
      message: 'registry.yaml is not UTF-8',
    },
    {
      messageId: 'nul',
      name: 'a NUL',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '- kind: skill\n  name: a\0b\n' });
      },
      at: 'registry.yaml:2:10',
      message: 'registry.yaml holds a NUL character',
    },
  ],
  silent: [
    {
      name: 'letters beyond ASCII',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ description: 'Lit des pages, même cachées.' })),
    },
  ],
};
