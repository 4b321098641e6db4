import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/unreadable',
  fires: [
    {
      messageId: 'not-a-file',
      name: 'a directory',
      given: (directory) => {
        writeTree(directory, [{ path: 'registry.yaml', type: 'directory' }]);
      },
      at: 'registry.yaml',
      message: 'registry.yaml is a directory',
    },
    {
      messageId: 'not-a-file',
      name: 'a link',
      given: (directory) => {
        writeFiles(directory, { 'real.yaml': rowText() });
        writeTree(directory, [{ path: 'registry.yaml', type: 'link', target: 'real.yaml' }]);
      },
      at: 'registry.yaml',
      message: 'registry.yaml is a symbolic link',
    },
    {
      messageId: 'too-large',
      name: 'a file over the cap',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': ' '.repeat(16 * 1024 * 1024 + 1) });
      },
      at: 'registry.yaml',
      message: 'registry.yaml is larger than 16777216 bytes',
    },
    {
      messageId: 'empty',
      name: 'no byte at all',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '' });
      },
      at: 'registry.yaml',
      message: 'registry.yaml is empty',
    },
    {
      messageId: 'empty',
      name: 'only a comment',
      given: (directory) => {
        writeFiles(directory, { 'registry.yaml': '# rows come later\n' });
      },
      at: 'registry.yaml',
      message: 'registry.yaml is empty',
    },
  ],
  silent: [
    {
      name: 'a list without rows beside a package',
      given: (directory) => writeKitAndRegistry(directory, '[]\n'),
    },
    {
      name: 'a registry that is right',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
  ],
};
