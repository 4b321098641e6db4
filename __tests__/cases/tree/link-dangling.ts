// Cases of tree/link-dangling.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/link-dangling',
  fires: [
    {
      name: 'no target',
      given: (directory) => {
        writePackage(directory);
        symlinkSync('v2.md', join(directory, 'latest.md'));
      },
      messageId: 'dangling',
      at: 'latest.md',
      message: '"latest.md" links to "v2.md", where nothing is',
    },
    {
      name: 'two links to each other',
      given: (directory) => {
        writePackage(directory);
        symlinkSync('b', join(directory, 'a'));
        symlinkSync('a', join(directory, 'b'));
      },
      messageId: 'loop',
      at: 'a',
      message: '"a" links to "b", which leads in a circle',
    },
  ],
  silent: [
    {
      name: 'a link to a link to a file',
      given: (directory) => {
        writePackage(directory);
        symlinkSync('plugin.json', join(directory, 'a'));
        symlinkSync('a', join(directory, 'b'));
      },
    },
  ],
};
