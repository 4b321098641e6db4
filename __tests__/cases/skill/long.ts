import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/long',
  fires: [
    {
      name: 'one byte over 50 KiB',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: Reads.\n---\n${'x'.repeat(51_201 - 39)}`,
        }),
      messageId: 'long',
      at: 'skills/read/SKILL.md',
      message: 'the skill has 51201 bytes, over the 51200 that fit into a context well',
    },
  ],
  silent: [
    {
      name: 'exactly 50 KiB',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: Reads.\n---\n${'x'.repeat(51_200 - 39)}`,
        }),
    },
  ],
};
