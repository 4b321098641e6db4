import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/not-utf8',
  fires: [
    {
      name: 'a byte-order mark',
      given: (directory) => writePackage(directory, { 'plugin.json': `\uFEFF${manifestText()}` }),
      messageId: 'byte-order-mark',
      at: 'plugin.json:1',
      message: 'plugin.json begins with a byte-order mark',
    },
    {
      name: 'a file saved as UTF-16',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null });
        writeTree(directory, [
          {
            path: 'plugin.json',
            type: 'file',
            base64: Buffer.from(`\uFEFF${manifestText()}`, 'utf16le').toString('base64'),
          },
        ]);
      },
      messageId: 'utf-16',
      at: 'plugin.json:1',
      message: 'plugin.json is UTF-16',
    },
    {
      name: 'a Latin-1 byte on line 3',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null });
        writeTree(directory, [
          {
            path: 'plugin.json',
            type: 'file',
            base64: Buffer.from(
              '{\n"name": "kit",\n"description": "caf\u00e9"\n}',
              'latin1',
            ).toString('base64'),
          },
        ]);
      },
      messageId: 'not-utf8',
      at: 'plugin.json:3',
      message: 'plugin.json is not UTF-8',
    },
  ],
  silent: [
    {
      name: 'text beyond ASCII',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ description: 'Liest Wörter, 読む。' }),
        }),
    },
  ],
};
