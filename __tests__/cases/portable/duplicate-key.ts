import { writeManifest, writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { schema } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/duplicate-key',
  fires: [
    {
      name: 'the name twice',
      given: (directory) =>
        writeManifestText(
          directory,
          `{\n  "$schema": "${schema}",\n  "name": "one",\n  "name": "two"\n}\n`,
        ),
      messageId: 'duplicate',
      at: 'plugin.json:4:3',
      message: 'other clients may read another value: plugin.json has the key "name" twice',
    },
  ],
  silent: [
    {
      name: 'one key in two objects',
      given: (directory) => writeManifest(directory, { author: { name: 'Team' } }),
    },
  ],
};
