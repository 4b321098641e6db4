// Cases of tree/root.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/root',
  fires: [
    {
      name: 'a link to a package',
      given: (directory) => {
        writePackage(join(directory, 'real'));
        symlinkSync('real', join(directory, 'link'));
      },
      paths: ['link'],
      messageId: 'link',
      at: 'link',
      message: 'the package root is itself a symbolic link',
    },
  ],
  elsewhere: {
    missing: { test: 'digest/content-digest.test.ts', message: 'the package root does not exist' },
    'not-directory': {
      test: 'digest/read-tree.test.ts',
      message: 'tree/root not-directory .',
    },
  },
  silent: [{ name: 'a plain package', given: (directory) => writePackage(directory) }],
};
