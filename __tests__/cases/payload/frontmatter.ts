import { writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'payload/frontmatter',
  fires: [
    {
      name: 'a byte-order mark',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '\uFEFF---\nname: read\ndescription: Reads a page.\n---\n',
        }),
      messageId: 'byte-order-mark',
      at: 'skills/read/SKILL.md:1:1',
      message: 'a byte-order mark stands before the opening ---, so a host sees no frontmatter',
    },
    {
      name: 'no frontmatter',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': '# Read\n\nRead the page.\n' }),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:1:1',
      message: 'the file has no frontmatter: its first line is not ---',
    },
    {
      name: 'a blank line before the frontmatter',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '\n---\nname: read\ndescription: Reads a page.\n---\n',
        }),
      messageId: 'not-at-start',
      at: 'skills/read/SKILL.md:2:1',
      message: 'the opening --- is not the whole first line, so a host sees no frontmatter',
    },
    {
      name: 'a frontmatter that is not closed',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n\nRead.\n',
        }),
      messageId: 'unclosed',
      at: 'skills/read/SKILL.md:1:1',
      message: 'the frontmatter is not closed: no later line is exactly ---',
    },
    {
      name: 'nothing between the lines',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': '---\n---\nRead.\n' }),
      messageId: 'empty',
      at: 'skills/read/SKILL.md:2:1',
      message: 'the frontmatter is empty',
    },
    {
      name: 'a list instead of fields',
      given: (directory) =>
        writePackage(directory, { 'skills/read/SKILL.md': '---\n- name: read\n---\n' }),
      messageId: 'not-a-mapping',
      at: 'skills/read/SKILL.md:2:1',
      message: 'the frontmatter is a list, not a mapping of fields',
    },
    {
      name: 'a colon in a plain description',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: Reads: pages.\n---\n',
        }),
      messageId: 'unquoted-colon',
      at: 'skills/read/SKILL.md:3:19',
      message:
        'the value of "description" holds a colon and a blank without quotes, so YAML cannot read it',
    },
    {
      name: 'text behind a closing quote',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: "Reads" pages.\n---\n',
        }),
      messageId: 'syntax',
      at: 'skills/read/SKILL.md:3:14',
      message: 'the frontmatter is not YAML: text after the closing quote',
    },
    {
      name: 'an alias',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: *page\n---\n',
        }),
      messageId: 'refused',
      at: 'skills/read/SKILL.md:3:14',
      message: 'the frontmatter has a YAML alias, which strict readers refuse',
    },
    {
      name: 'one key twice',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\nname: read\n---\n',
        }),
      messageId: 'duplicate-key',
      at: 'skills/read/SKILL.md:4:1',
      message: 'the key "name" stands twice, and YAML readers refuse that',
    },
  ],
  silent: [
    {
      name: 'line ends of Windows',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md':
            '---\r\nname: read\r\ndescription: "Reads: pages."\r\n---\r\nRead.\r\n',
        }),
    },
    {
      name: 'a prompt without frontmatter',
      given: (directory) => writePayloads(directory, { 'prompts/review.md': 'Review.\n' }),
    },
  ],
};
