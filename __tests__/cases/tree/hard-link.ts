// Cases of tree/hard-link.
import { copyFileSync, linkSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/hard-link',
  fires: [
    {
      name: 'a second name in the package',
      given: (directory) => {
        writePackage(directory);
        linkSync(join(directory, 'plugin.json'), join(directory, 'copy.json'));
      },
      messageId: 'hard-link',
      at: 'copy.json',
      message: '"copy.json" is one of 2 hard links to the same file',
    },
  ],
  silent: [
    {
      name: 'a copy',
      given: (directory) => {
        writePackage(directory);
        copyFileSync(join(directory, 'plugin.json'), join(directory, 'copy.json'));
      },
    },
  ],
};
