import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/description-long',
  fires: [
    {
      name: '1,025 characters',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: ${'x'.repeat(1025)}\n---\n`,
        }),
      messageId: 'long',
      at: 'skills/read/SKILL.md:3:14',
      message: 'the description has 1025 characters, over 1024',
    },
  ],
  silent: [
    {
      name: '1,024 characters',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: ${'x'.repeat(1024)}\n---\n`,
        }),
    },
  ],
};
