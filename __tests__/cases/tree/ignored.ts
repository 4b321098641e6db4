// Cases of tree/ignored.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/ignored',
  fires: [
    {
      name: 'a file',
      given: (directory) => {
        writePackage(directory, { '.gitignore': '.DS_Store\n' });
        commitAll(directory);
        writeFiles(directory, { 'skills/.DS_Store': '' });
      },
      messageId: 'file',
      at: 'skills/.DS_Store',
      message: 'git ignores "skills/.DS_Store", so it is in the digest here and in no clone',
    },
    {
      name: 'a directory',
      given: (directory) => {
        writePackage(directory, { '.gitignore': 'node_modules/\n' });
        commitAll(directory);
        for (let at = 10; at < 21; at += 1) writeFiles(directory, { [`node_modules/${at}`]: '' });
      },
      messageId: 'directory',
      at: 'node_modules',
      message:
        'git ignores the 11 files in "node_modules", so they are in the digest here and in no clone: "node_modules/10", "node_modules/11", "node_modules/12" and 8 more',
    },
  ],
  silent: [
    {
      name: 'nothing ignored is there',
      given: (directory) => {
        writePackage(directory, { '.gitignore': '.DS_Store\n' });
        commitAll(directory);
      },
    },
  ],
};
