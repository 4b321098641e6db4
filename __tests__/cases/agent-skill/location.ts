import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/location',
  fires: [
    {
      name: 'a skill directory that is a link out',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'skills/write', type: 'link', target: '../../elsewhere' }]);
      },
      messageId: 'outside',
      at: 'skills/write',
      message:
        'conforming clients skip skill "write": "skills/write" is a link that leads outside the package',
    },
    {
      name: 'a SKILL.md that is a link out',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          { path: 'skills/write/SKILL.md', type: 'link', target: '/srv/SKILL.md' },
        ]);
      },
      messageId: 'outside',
      at: 'skills/write/SKILL.md',
      message:
        'conforming clients skip skill "write": its SKILL.md is a link that leads outside the package',
    },
    {
      name: 'a SKILL.md that is a directory',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'skills/write/SKILL.md', type: 'directory' }]);
      },
      messageId: 'not-a-file',
      at: 'skills/write/SKILL.md',
      message: 'conforming clients skip skill "write": its SKILL.md is a directory, not a file',
    },
  ],
  silent: [
    {
      name: 'a skill directory that is a link inside',
      given: (directory) => {
        writePackage(directory, {
          'lib/write/SKILL.md': '---\nname: write\ndescription: Writes a page.\n---\n\nWrite it.\n',
        });
        writeTree(directory, [{ path: 'skills/write', type: 'link', target: '../lib/write' }]);
      },
    },
    {
      name: 'a directory without a skill',
      given: (directory) => writePackage(directory, { 'skills/shared/notes.txt': 'none' }),
    },
  ],
};
