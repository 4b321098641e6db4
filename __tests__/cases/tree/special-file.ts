// Cases of tree/special-file.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/special-file',
  fires: [
    {
      name: 'a named pipe',
      given: (directory) => {
        writePackage(directory);
        execFileSync('mkfifo', [join(directory, 'events')]);
      },
      messageId: 'fifo',
      at: 'events',
      message: '"events" is a named pipe, which has no content to hash',
    },
  ],
  elsewhere: {
    socket: { test: 'digest/read-tree.test.ts', message: 'tree/special-file socket s' },
    device: { test: 'digest/read-tree.test.ts', message: 'tree/special-file device null' },
  },
  silent: [{ name: 'a plain package', given: (directory) => writePackage(directory) }],
};
