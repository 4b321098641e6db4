// Cases of tree/empty-directory.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/empty-directory',
  fires: [
    {
      name: 'in a package that is in git',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
        mkdirSync(join(directory, 'docs/later'), { recursive: true });
      },
      messageId: 'empty',
      at: 'docs/later',
      message: '"docs/later" is an empty directory: it is in the digest here and in no clone',
    },
  ],
  silent: [
    {
      name: 'no empty directory',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
      },
    },
  ],
};
