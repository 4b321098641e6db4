// Cases of tree/untracked.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/untracked',
  fires: [
    {
      name: 'a file that was not added',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
        writeFiles(directory, { 'notes.txt': '' });
      },
      messageId: 'file',
      at: 'notes.txt',
      message: 'git does not track "notes.txt", so it is in the digest here and in no clone',
    },
    {
      name: 'a directory of files that were not added',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
        writeFiles(directory, { 'out/a': '', 'out/b': '' });
      },
      messageId: 'directory',
      at: 'out',
      message:
        'git does not track the 2 files in "out", so they are in the digest here and in no clone: "out/a" and "out/b"',
    },
  ],
  silent: [
    {
      name: 'everything added',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
      },
    },
    { name: 'outside git', given: (directory) => writePackage(directory) },
  ],
};
