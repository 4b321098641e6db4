import { writeManifest } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'portable/metadata-form',
  fires: [
    {
      name: 'a version with a v',
      given: (directory) => writeManifest(directory, { version: 'v1.0.0' }),
      messageId: 'version',
      at: 'plugin.json:4:14',
      message: 'other clients may not order the version "v1.0.0": it is not a Semantic Version',
    },
    {
      name: 'a home page without a scheme',
      given: (directory) => writeManifest(directory, { homepage: 'pages.example' }),
      messageId: 'url',
      at: 'plugin.json:6:15',
      message: 'other clients may not open "homepage": "pages.example" is not an http or https URL',
    },
    {
      name: 'a repository in short form',
      given: (directory) => writeManifest(directory, { repository: 'example/kit' }),
      messageId: 'url',
      at: 'plugin.json:6:17',
      message: 'other clients may not open "repository": "example/kit" is not an http or https URL',
    },
    {
      name: 'an e-mail with a name before it',
      given: (directory) =>
        writeManifest(directory, { author: { email: 'Team <team@pages.example>' } }),
      messageId: 'email',
      at: 'plugin.json:7:14',
      message:
        'other clients may not show "author.email": "Team <team@pages.example>" is not an e-mail address',
    },
    {
      name: 'a licence by its common name',
      given: (directory) => writeManifest(directory, { license: 'Apache 2.0' }),
      messageId: 'licence',
      at: 'plugin.json:6:14',
      message: 'other clients may not know the licence "Apache 2.0": it is not an SPDX expression',
    },
    {
      name: 'a licence as a sentence',
      given: (directory) => writeManifest(directory, { license: 'See the file' }),
      messageId: 'licence',
      at: 'plugin.json:6:14',
      message:
        'other clients may not know the licence "See the file": it is not an SPDX expression',
    },
  ],
  silent: [
    {
      name: 'usual forms',
      given: (directory) =>
        writeManifest(directory, {
          version: '1.0.0-rc.1+5',
          homepage: 'https://pages.example',
          repository: 'http://pages.example/kit',
          license: '(MIT OR Apache-2.0) AND LicenseRef-Own',
          author: { email: 'team@pages.example', url: 'https://pages.example' },
        }),
    },
  ],
};
