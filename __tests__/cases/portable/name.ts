import { writeManifest, writeManifestText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { schema } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/name',
  fires: [
    {
      name: 'no name',
      given: (directory) => writeManifestText(directory, `{\n  "$schema": "${schema}"\n}\n`),
      messageId: 'missing',
      at: 'plugin.json:1:1',
      message: 'conforming clients reject the package: plugin.json has no "name"',
    },
    {
      name: 'a number',
      given: (directory) => writeManifest(directory, { name: 7 }),
      messageId: 'wrong-type',
      at: 'plugin.json:3:11',
      message: 'conforming clients reject the package: "name" is the number 7, not a string',
    },
    {
      name: 'upper case and a blank',
      given: (directory) => writeManifest(directory, { name: 'Page Kit' }),
      messageId: 'form',
      at: 'plugin.json:3:11',
      message:
        'conforming clients reject the package: the name "Page Kit" is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed',
    },
    {
      name: 'a trailing newline',
      given: (directory) => writeManifest(directory, { name: 'page-kit\n' }),
      messageId: 'form',
      at: 'plugin.json:3:11',
      message:
        'conforming clients reject the package: the name "page-kit\\n" is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed',
    },
    {
      name: 'two hyphens',
      given: (directory) => writeManifest(directory, { name: 'page--kit' }),
      messageId: 'form',
      at: 'plugin.json:3:11',
      message:
        'conforming clients reject the package: the name "page--kit" is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed',
    },
    {
      name: 'sixty-five letters',
      given: (directory) => writeManifest(directory, { name: 'a'.repeat(65) }),
      messageId: 'form',
      at: 'plugin.json:3:11',
      message:
        'conforming clients reject the package: the name "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" is not 1 to 64 of a-z, 0-9, dot and hyphen, well placed',
    },
  ],
  silent: [
    {
      name: 'the name that only a Clio host reserves',
      given: (directory) => writeManifest(directory, { name: 'state.json' }),
    },
    {
      name: 'a dot before a hyphen',
      given: (directory) => writeManifest(directory, { name: 'a.-b' }),
    },
    {
      name: 'sixty-four letters',
      given: (directory) => writeManifest(directory, { name: 'a'.repeat(64) }),
    },
  ],
};
