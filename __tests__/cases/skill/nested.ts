import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/nested',
  fires: [
    {
      name: 'a skill inside a skill',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/page/SKILL.md': '---\nname: page\ndescription: Reads one page.\n---\n',
        }),
      messageId: 'nested',
      at: 'skills/read/page/SKILL.md',
      message:
        'this skill lies inside the skill "skills/read", which is not searched further, so no host loads it',
    },
  ],
  silent: [
    {
      name: 'a skill beside it',
      given: (directory) =>
        writePackage(directory, {
          'skills/page/SKILL.md': '---\nname: page\ndescription: Reads one page.\n---\n',
        }),
    },
    {
      name: 'a template among the assets of a skill',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/assets/SKILL.md': '---\nname: template\ndescription: To copy.\n---\n',
        }),
    },
  ],
};
