import { writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/description',
  fires: [
    {
      name: 'no description',
      given: (directory) => writeSkill(directory, ['name: read']),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:1:1',
      message: 'conforming clients skip skill "read": its frontmatter has no "description"',
    },
    {
      name: 'a number',
      given: (directory) => writeSkill(directory, ['name: read', 'description: 7']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:3:14',
      message:
        'conforming clients skip skill "read": its description is the number 7, not a string',
    },
    {
      name: 'nothing after the colon',
      given: (directory) => writeSkill(directory, ['name: read', 'description:']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:3:13',
      message: 'conforming clients skip skill "read": its description is empty, not a string',
    },
    {
      name: 'blanks in quotes',
      given: (directory) => writeSkill(directory, ['name: read', 'description: "   "']),
      messageId: 'blank',
      at: 'skills/read/SKILL.md:3:14',
      message: 'conforming clients skip skill "read": its description is blank',
    },
    {
      name: '1025 letters',
      given: (directory) =>
        writeSkill(directory, ['name: read', `description: ${'a'.repeat(1025)}`]),
      messageId: 'too-long',
      at: 'skills/read/SKILL.md:3:14',
      message:
        'conforming clients skip skill "read": its description has 1025 characters, and 1024 are allowed',
    },
  ],
  silent: [
    {
      name: '1024 code points that are 2048 units',
      given: (directory) =>
        writeSkill(directory, ['name: read', `description: ${'\u{1F600}'.repeat(1024)}`]),
    },
    {
      name: 'a folded description',
      given: (directory) =>
        writeSkill(directory, ['name: read', 'description: >', '  Reads a page.']),
    },
  ],
};
