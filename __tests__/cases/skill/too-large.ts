import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/too-large',
  fires: [
    {
      name: 'one byte over 1 MiB',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: Reads.\n---\n${'x'.repeat(1_048_577 - 39)}`,
        }),
      messageId: 'too-large',
      at: 'skills/read/SKILL.md',
      message: 'the skill has 1048577 bytes, and a host reads at most 1048576',
    },
  ],
  silent: [
    {
      name: 'exactly 1 MiB',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---\nname: read\ndescription: Reads.\n---\n${'x'.repeat(1_048_576 - 39)}`,
        }),
    },
  ],
};
