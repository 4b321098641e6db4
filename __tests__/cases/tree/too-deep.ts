// Cases of tree/too-deep.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/too-deep',
  fires: [
    {
      name: 'a thousand and one levels',
      given: (directory) => {
        writePackage(directory);
        mkdirSync(join(directory, Array(1001).fill('d').join('/')), { recursive: true });
      },
      messageId: 'levels',
      at: Array(1001).fill('d').join('/'),
      message:
        '"d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/…/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d/d" is more than 1000 directories deep',
    },
  ],
  elsewhere: {
    'path-length': { test: 'digest/read-tree.test.ts', message: "messageId: 'path-length'" },
  },
  silent: [
    {
      name: 'three hundred levels',
      given: (directory) => {
        writePackage(directory);
        mkdirSync(join(directory, Array(300).fill('d').join('/')), { recursive: true });
      },
    },
  ],
};
