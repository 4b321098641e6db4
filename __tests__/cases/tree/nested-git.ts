// Cases of tree/nested-git.
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { git, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/nested-git',
  fires: [
    {
      name: 'a repository in a directory of the package',
      given: (directory) => {
        writePackage(directory, { 'vendor/tool/readme.txt': '' });
        git(join(directory, 'vendor/tool'), 'init', '--quiet');
      },
      messageId: 'nested-git',
      at: 'vendor/tool/.git',
      message: '"vendor/tool/.git" is hashed with the package, and git never puts it into a clone',
    },
    {
      name: 'a repository between the outer one and the package',
      given: (directory) => {
        writePackage(join(directory, 'library/kit'));
        git(directory, 'init', '--quiet');
        git(join(directory, 'library'), 'init', '--quiet');
      },
      messageId: 'above',
      at: 'library/kit',
      message:
        '"library/.git" lies between the repository and the package, so git leaves the package out of every clone',
    },
  ],
  silent: [
    {
      name: 'the package is a repository',
      given: (directory) => {
        writePackage(directory);
        git(directory, 'init', '--quiet');
      },
    },
  ],
};
