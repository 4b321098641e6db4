import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/description-missing',
  fires: [
    {
      name: 'no description',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': '---\nname: read\n---\n' }),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:1:1',
      message: 'the frontmatter has no "description", and a host loads no skill without one',
    },
    {
      name: 'blanks for a description',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: "  "\n---\n',
        }),
      messageId: 'blank',
      at: 'skills/read/SKILL.md:3:14',
      message: 'the "description" is blank, and a host loads no skill without one',
    },
    {
      name: 'a list for a description',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: [Reads]\n---\n',
        }),
      messageId: 'not-text',
      at: 'skills/read/SKILL.md:3:14',
      message: 'the "description" is not text, so a host takes it for missing',
    },
    {
      name: 'the placeholder of a fix, not replaced',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md':
            '---\nname: read\ndescription: "<what this skill does, and when to use it>"\n---\n',
        }),
      messageId: 'placeholder',
      at: 'skills/read/SKILL.md:3:14',
      message:
        'the "description" is still the placeholder, so no model knows when to use the skill',
    },
  ],
  silent: [
    {
      name: 'one word for a description',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: Reads\n---\n',
        }),
    },
  ],
};
