// Cases of tree/link-outside.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCases } from '../../support/rule-case.ts';
import { git, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/link-outside',
  fires: [
    {
      name: 'a file beside the package',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        writeFiles(directory, { 'notes.md': 'x' });
        symlinkSync('../notes.md', join(directory, 'kit/notes.md'));
      },
      messageId: 'outside',
      at: 'kit/notes.md',
      message: '"notes.md" links to "../notes.md", outside the package',
    },
    {
      name: 'a file of its own repository',
      given: (directory) => {
        writePackage(join(directory, 'kit'));
        git(join(directory, 'kit'), 'init', '--quiet');
        symlinkSync('.git/HEAD', join(directory, 'kit/head'));
      },
      messageId: 'left-out',
      at: 'kit/head',
      message: '"head" links to ".git/HEAD" in ".git", which is not part of the package',
    },
  ],
  silent: [
    {
      name: 'a link inside',
      given: (directory) => {
        writePackage(directory);
        symlinkSync('plugin.json', join(directory, 'l'));
      },
    },
  ],
};
