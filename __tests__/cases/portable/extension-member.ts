import { writeManifest } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'portable/extension-member',
  fires: [
    {
      name: 'a member that is true',
      given: (directory) => writeManifest(directory, { extensions: { 'org.example': true } }),
      messageId: 'not-object',
      at: 'plugin.json:7:20',
      message:
        'conforming clients reject the package: the extension "org.example" is the boolean true, not an object (clients differ: some only ignore it)',
    },
  ],
  silent: [
    {
      name: 'a member that is an object',
      given: (directory) => writeManifest(directory, { extensions: { 'org.example': {} } }),
    },
    {
      name: 'extensions that are no object',
      given: (directory) => writeManifest(directory, { extensions: [] }),
    },
  ],
};
