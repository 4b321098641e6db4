import { writeManifest, writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { schema } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/unknown-field',
  fires: [
    {
      name: 'a field that other formats have',
      given: (directory) => writeManifest(directory, { skills: ['./skills'] }),
      messageId: 'unknown',
      at: 'plugin.json:6:3',
      message: 'conforming clients ignore "skills": Agent Plugins 1.0.0 has no such field',
    },
    {
      name: 'a misspelt field',
      given: (directory) => writeManifest(directory, { licence: 'MIT' }),
      messageId: 'unknown',
      at: 'plugin.json:6:3',
      message: 'conforming clients ignore "licence": Agent Plugins 1.0.0 has no such field',
    },
    {
      name: 'a field called __proto__',
      given: (directory) =>
        writeManifestText(
          directory,
          `{\n  "$schema": "${schema}",\n  "name": "page-kit",\n  "__proto__": {}\n}\n`,
        ),
      messageId: 'unknown',
      at: 'plugin.json:4:3',
      message: 'conforming clients ignore "__proto__": Agent Plugins 1.0.0 has no such field',
    },
  ],
  silent: [
    {
      name: 'every known field',
      given: (directory) =>
        writeManifest(directory, {
          homepage: 'https://pages.example',
          repository: 'https://pages.example/kit',
          license: 'MIT',
          author: {},
          keywords: [],
          extensions: {},
        }),
    },
  ],
};
