// Cases of tree/submodule.
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, git, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/submodule',
  fires: [
    {
      name: 'in the package',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        writeFiles(join(directory, 'tool'), { 'readme.txt': '' });
        commitAll(join(directory, 'tool'));
        git(directory, 'init', '--quiet');
        git(directory, 'submodule', '--quiet', 'add', join(directory, 'tool'), 'kit/vendor');
      },
      messageId: 'below',
      at: 'kit/vendor',
      message: '"vendor" is a submodule, which a plain clone leaves empty',
    },
    {
      name: 'around the package',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        commitAll(join(directory, 'kit'));
        git(directory, 'init', '--quiet');
        git(directory, 'submodule', '--quiet', 'add', './kit', 'theirs');
      },
      paths: ['theirs'],
      messageId: 'inside',
      at: 'theirs',
      message: 'the package lies in the submodule "theirs", which a plain clone leaves empty',
    },
  ],
  silent: [
    {
      name: 'a submodule beside the package',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        writeFiles(join(directory, 'tool'), { 'readme.txt': '' });
        commitAll(join(directory, 'tool'));
        git(directory, 'init', '--quiet');
        git(directory, 'submodule', '--quiet', 'add', join(directory, 'tool'), 'vendor');
      },
    },
  ],
};
