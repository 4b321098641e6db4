import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/skills-location',
  fires: [
    {
      name: 'a file of that name',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': null, skills: 'none' }),
      messageId: 'not-a-directory',
      at: 'skills',
      message: 'conforming clients load no skill: "skills" is a file, not a directory',
    },
    {
      name: 'a link that leads above the package',
      given: (directory) => {
        writePackage(directory, { 'skills/read/SKILL.md': null });
        writeTree(directory, [{ path: 'skills', type: 'link', target: '../elsewhere' }]);
      },
      messageId: 'outside',
      at: 'skills',
      message:
        'conforming clients load no skill: "skills" is a link that leads outside the package',
    },
  ],
  silent: [
    {
      name: 'no skills at all',
      given: (directory) => writePackage(directory, { 'skills/read/SKILL.md': null }),
    },
    {
      name: 'a link to a directory inside',
      given: (directory) => {
        writePackage(directory, {
          'skills/read/SKILL.md': null,
          'lib/skills/read/SKILL.md': skillText,
        });
        writeTree(directory, [{ path: 'skills', type: 'link', target: 'lib/skills' }]);
      },
    },
  ],
};
