import { writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/manifest-json',
  fires: [
    {
      name: 'a byte-order mark',
      given: (directory) => writeManifestText(directory, `\uFEFF${manifestText()}`),
      messageId: 'byte-order-mark',
      at: 'plugin.json:1',
      message: 'conforming clients reject the package: plugin.json begins with a byte-order mark',
    },
    {
      name: 'bytes of another encoding on line 2',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          {
            path: 'plugin.json',
            type: 'file',
            base64: Buffer.from([123, 10, 34, 233, 34, 10]).toString('base64'),
          },
        ]);
      },
      messageId: 'not-utf8',
      at: 'plugin.json:2',
      message: 'conforming clients reject the package: plugin.json is not UTF-8 from line 2 on',
    },
    {
      name: 'a trailing comma',
      given: (directory) => writeManifestText(directory, '{\n  "name": "kit",\n}\n'),
      messageId: 'syntax',
      at: 'plugin.json:3:1',
      message:
        'conforming clients reject the package: plugin.json is not JSON: a comma before the closing "}"',
    },
    {
      name: 'six hundred brackets',
      given: (directory) => writeManifestText(directory, '['.repeat(600)),
      messageId: 'too-deep',
      at: 'plugin.json:1:513',
      message:
        'conforming clients reject the package: plugin.json is not JSON: nested deeper than 512 levels',
    },
    {
      name: 'a list',
      given: (directory) => writeManifestText(directory, '[]\n'),
      messageId: 'not-object',
      at: 'plugin.json:1:1',
      message:
        'conforming clients reject the package: plugin.json holds a list instead of an object',
    },
    {
      name: 'five million blanks',
      given: (directory) =>
        writeManifestText(directory, `${' '.repeat(5_000_000)}${manifestText()}`),
      messageId: 'too-large',
      at: 'plugin.json',
      message:
        'conforming clients reject the package: plugin.json has 5000155 bytes, and 4194304 are read',
    },
  ],
  silent: [
    {
      name: 'an object with blank lines before it',
      given: (directory) => writeManifestText(directory, `\n\n${manifestText()}`),
    },
  ],
};
