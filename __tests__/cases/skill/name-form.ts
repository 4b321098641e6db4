import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/name-form',
  fires: [
    {
      name: 'capitals and a blank',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: Read Page\ndescription: Reads.\n---\n',
        }),
      messageId: 'characters',
      at: 'skills/read/SKILL.md:2:7',
      message: 'the name "Read Page" has characters other than a-z, 0-9 and -',
    },
    {
      name: 'a number without quotes',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: 42\ndescription: Reads.\n---\n',
        }),
      messageId: 'not-text',
      at: 'skills/read/SKILL.md:2:7',
      message: 'the "name" is not text',
    },
  ],
  silent: [
    {
      name: 'a number in quotes',
      given: (directory) =>
        writePackage(directory, {
          'skills/42/SKILL.md': '---\nname: "42"\ndescription: Counts.\n---\n',
        }),
    },
  ],
};
