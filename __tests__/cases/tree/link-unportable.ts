// Cases of tree/link-unportable.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/link-unportable',
  fires: [
    {
      name: 'out of the package and back in',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        symlinkSync('../kit/plugin.json', join(directory, 'kit/l'));
      },
      messageId: 'climbs',
      at: 'kit/l',
      message: '"l" links to "../kit/plugin.json", out of the package and back in',
    },
  ],
  elsewhere: {
    absolute: {
      test: 'digest/read-tree.test.ts',
      message: 'tree/link-unportable absolute absolute',
    },
  },
  silent: [
    {
      name: 'up and down inside the package',
      given: (directory) => {
        writePackage(directory);
        symlinkSync('../../plugin.json', join(directory, 'skills/read/l'));
      },
    },
  ],
};
