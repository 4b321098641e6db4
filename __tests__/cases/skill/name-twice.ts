import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/name-twice',
  fires: [
    {
      name: 'one name in two directories',
      given: (directory) =>
        writePackage(directory, {
          'skills/scan/SKILL.md': '---\nname: read\ndescription: Reads a page.\n---\n',
        }),
      messageId: 'twice',
      at: 'skills/scan/SKILL.md:2:7',
      message: 'the skill name "read" is taken by "skills/read/SKILL.md" already',
    },
  ],
  silent: [
    {
      name: 'two names',
      given: (directory) =>
        writePackage(directory, {
          'skills/scan/SKILL.md': '---\nname: scan\ndescription: Reads a page.\n---\n',
        }),
    },
  ],
};
