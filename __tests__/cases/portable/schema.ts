import { writeManifest, writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/schema',
  fires: [
    {
      name: 'no identifier',
      given: (directory) => writeManifestText(directory, '{\n  "name": "page-kit"\n}\n'),
      messageId: 'missing',
      at: 'plugin.json:1:1',
      message: 'conforming clients reject the package: plugin.json has no "$schema"',
    },
    {
      name: 'a number',
      given: (directory) => writeManifest(directory, { $schema: 1 }),
      messageId: 'wrong-type',
      at: 'plugin.json:2:14',
      message: 'conforming clients reject the package: "$schema" is not a string',
    },
    {
      name: 'the draft',
      given: (directory) =>
        writeManifest(directory, {
          $schema: 'https://agent-plugins.org/schemas/1.1.0/plugin.schema.json',
        }),
      messageId: 'other-version',
      at: 'plugin.json:2:14',
      message:
        'conforming clients reject the package: "$schema" names version 1.1.0, a draft, and 1.0.0 is the version clients know',
    },
    {
      name: 'a version nobody knows',
      given: (directory) =>
        writeManifest(directory, {
          $schema: 'https://agent-plugins.org/schemas/7.0.0/plugin.schema.json',
        }),
      messageId: 'other-version',
      at: 'plugin.json:2:14',
      message:
        'conforming clients reject the package: "$schema" names version 7.0.0, and 1.0.0 is the version clients know',
    },
    {
      name: 'plain http',
      given: (directory) =>
        writeManifest(directory, {
          $schema: 'http://agent-plugins.org/schemas/1.0.0/plugin.schema.json',
        }),
      messageId: 'unknown',
      at: 'plugin.json:2:14',
      message:
        'conforming clients reject the package: "$schema" is "http://agent-plugins.org/schemas/1.0.0/plugin.schema.json", not the identifier of Agent Plugins 1.0.0',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
