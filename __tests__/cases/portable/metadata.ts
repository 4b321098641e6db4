import { writeManifest, writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { schema } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/metadata',
  fires: [
    {
      name: 'a description that is null',
      given: (directory) => writeManifest(directory, { description: null }),
      messageId: 'wrong-type',
      at: 'plugin.json:5:18',
      message: 'conforming clients reject the package: "description" is null, not a string',
    },
    {
      name: 'a version that is a number',
      given: (directory) => writeManifest(directory, { version: 1 }),
      messageId: 'wrong-type',
      at: 'plugin.json:4:14',
      message: 'conforming clients reject the package: "version" is the number 1, not a string',
    },
    {
      name: 'keywords in one string',
      given: (directory) => writeManifest(directory, { keywords: 'pages' }),
      messageId: 'wrong-type',
      at: 'plugin.json:6:15',
      message:
        'conforming clients reject the package: "keywords" is a string, not a list of strings',
    },
    {
      name: 'a keyword that is a number',
      given: (directory) => writeManifest(directory, { keywords: ['pages', 7] }),
      messageId: 'wrong-type',
      at: 'plugin.json:8:5',
      message: 'conforming clients reject the package: "keywords[1]" is the number 7, not a string',
    },
    {
      name: 'an author in one string',
      given: (directory) => writeManifest(directory, { author: 'Team' }),
      messageId: 'wrong-type',
      at: 'plugin.json:6:13',
      message:
        'conforming clients reject the package: "author" is a string, not an object with name, email and url',
    },
    {
      name: 'an e-mail that is a list',
      given: (directory) => writeManifest(directory, { author: { email: [] } }),
      messageId: 'wrong-type',
      at: 'plugin.json:7:14',
      message: 'conforming clients reject the package: "author.email" is a list, not a string',
    },
    {
      name: 'a handle of the author',
      given: (directory) => writeManifest(directory, { author: { name: 'Team', handle: 'team' } }),
      messageId: 'author-key',
      at: 'plugin.json:8:5',
      message:
        'conforming clients reject the package: "author" has the key "handle", and only name, email and url are allowed',
    },
  ],
  silent: [
    {
      name: 'odd values of the right types',
      given: (directory) =>
        writeManifest(directory, {
          version: 'v1',
          homepage: 'nowhere',
          license: 'mine',
          author: { email: 'x' },
          keywords: [],
        }),
    },
    {
      name: 'no metadata at all',
      given: (directory) =>
        writeManifestText(directory, `{ "$schema": "${schema}", "name": "page-kit" }`),
    },
  ],
};
