import { writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/name',
  fires: [
    {
      name: 'no name',
      given: (directory) => writeSkill(directory, ['description: Reads.']),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:1:1',
      message: 'conforming clients skip skill "read": its frontmatter has no "name"',
    },
    {
      name: 'an unquoted number',
      given: (directory) =>
        writePackage(directory, {
          'skills/123/SKILL.md': '---\nname: 123\ndescription: Counts.\n---\n\nCount.\n',
        }),
      messageId: 'wrong-type',
      at: 'skills/123/SKILL.md:2:7',
      message: 'conforming clients skip skill "123": its name is the number 123, not a string',
    },
    {
      name: 'upper case',
      given: (directory) => writeSkill(directory, ['name: Read', 'description: Reads.']),
      messageId: 'form',
      at: 'skills/read/SKILL.md:2:7',
      message:
        'conforming clients skip skill "read": its name "Read" has characters other than lowercase letters, digits and hyphens',
    },
    {
      name: 'two hyphens',
      given: (directory) =>
        writePackage(directory, {
          'skills/read--it/SKILL.md': '---\nname: read--it\ndescription: Reads.\n---\n\nRead.\n',
        }),
      messageId: 'form',
      at: 'skills/read--it/SKILL.md:2:7',
      message:
        'conforming clients skip skill "read--it": its name "read--it" has two hyphens in a row',
    },
    {
      name: 'a hyphen at the end',
      given: (directory) =>
        writePackage(directory, {
          'skills/read-/SKILL.md': '---\nname: read-\ndescription: Reads.\n---\n\nRead.\n',
        }),
      messageId: 'form',
      at: 'skills/read-/SKILL.md:2:7',
      message:
        'conforming clients skip skill "read-": its name "read-" begins or ends with a hyphen',
    },
    {
      name: 'sixty-five letters',
      given: (directory) =>
        writePackage(directory, {
          [`skills/${'a'.repeat(65)}/SKILL.md`]: `---\nname: ${'a'.repeat(65)}\ndescription: Reads.\n---\n\nRead.\n`,
        }),
      messageId: 'form',
      at: 'skills/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/SKILL.md:2:7',
      message:
        'conforming clients skip skill "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa": its name "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" has 65 characters, and 64 are allowed',
    },
    {
      name: 'a dot',
      given: (directory) =>
        writePackage(directory, {
          'skills/a.b/SKILL.md': '---\nname: a.b\ndescription: Reads.\n---\n\nRead.\n',
        }),
      messageId: 'form',
      at: 'skills/a.b/SKILL.md:2:7',
      message:
        'conforming clients skip skill "a.b": its name "a.b" has characters other than lowercase letters, digits and hyphens',
    },
  ],
  silent: [
    {
      name: 'a quoted number',
      given: (directory) =>
        writePackage(directory, {
          'skills/123/SKILL.md': '---\nname: "123"\ndescription: Counts.\n---\n\nCount.\n',
        }),
    },
    {
      name: 'letters of another script',
      given: (directory) =>
        writePackage(directory, {
          'skills/\u6f22\u5b57-1/SKILL.md':
            '---\nname: \u6f22\u5b57-1\ndescription: Reads.\n---\n\nRead.\n',
        }),
    },
    {
      name: 'sixty-four letters',
      given: (directory) =>
        writePackage(directory, {
          [`skills/${'a'.repeat(64)}/SKILL.md`]: `---\nname: ${'a'.repeat(64)}\ndescription: Reads.\n---\n\nRead.\n`,
        }),
    },
  ],
};
