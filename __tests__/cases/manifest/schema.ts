import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/schema',
  fires: [
    {
      name: 'another version of the schema',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({
            $schema: 'https://agent-plugins.org/schemas/2.0.0/plugin.schema.json',
          }),
        }),
      messageId: 'other-schema',
      at: 'plugin.json:2:14',
      message:
        '$schema is "https://agent-plugins.org/schemas/2.0.0/plugin.schema.json", not the 1.0.0 identifier',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
