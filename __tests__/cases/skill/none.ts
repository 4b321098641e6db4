import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/none',
  fires: [
    {
      name: 'a declared root with a text only',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': null,
          'skills/list.txt': 'none\n',
          'plugin.json': manifestText({}, { resources: { skills: 'skills' } }),
        }),
      messageId: 'declared',
      at: 'plugin.json:10:19',
      message: 'the skills root "skills" has no skill in it',
    },
    {
      name: 'an undeclared directory with a text only',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': null, 'skills/list.txt': 'none\n' }),
      messageId: 'present',
      at: 'skills',
      message: 'the skills root "skills" has no skill in it',
    },
  ],
  silent: [
    {
      name: 'no skills directory at all',
      given: (directory) => writePackage(directory, { 'skills/read/SKILL.md': null }),
    },
  ],
};
