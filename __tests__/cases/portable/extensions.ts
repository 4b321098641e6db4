import { writeManifest } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'portable/extensions',
  fires: [
    {
      name: 'null',
      given: (directory) => writeManifest(directory, { extensions: null }),
      messageId: 'not-object',
      at: 'plugin.json:6:17',
      message: 'conforming clients ignore "extensions": it is null, not an object',
    },
    {
      name: 'a list',
      given: (directory) => writeManifest(directory, { extensions: [] }),
      messageId: 'not-object',
      at: 'plugin.json:6:17',
      message: 'conforming clients ignore "extensions": it is a list, not an object',
    },
  ],
  silent: [
    { name: 'an empty object', given: (directory) => writeManifest(directory, { extensions: {} }) },
  ],
};
