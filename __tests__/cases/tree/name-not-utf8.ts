// Cases of tree/name-not-utf8.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/name-not-utf8',
  fires: [
    {
      name: 'a name in Latin-1',
      given: (directory) => {
        writePackage(directory);
        writeFileSync(Buffer.from(`${directory}/caf\xe9.md`, 'latin1'), '');
      },
      messageId: 'name',
      at: 'caf\\xe9.md',
      message: 'the name "caf\\xe9.md" in the package root is not valid UTF-8',
    },
    {
      name: 'a target in Latin-1',
      given: (directory) => {
        writePackage(directory);
        symlinkSync(Buffer.from('caf\xe9.md', 'latin1'), join(directory, 'latest.md'));
      },
      messageId: 'target',
      at: 'latest.md',
      message: 'the target of "latest.md" is not valid UTF-8',
    },
  ],
  silent: [
    {
      name: 'the same name in UTF-8',
      given: (directory) => writePackage(directory, { 'caf\u00e9.md': '' }),
    },
  ],
};
