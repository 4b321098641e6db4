import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/frontmatter',
  fires: [
    {
      name: 'a byte-order mark',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': `\uFEFF${skillText}` });
      },
      messageId: 'byte-order-mark',
      at: 'skills/read/SKILL.md:1:1',
      message:
        'conforming clients skip skill "read": its SKILL.md begins with a byte-order mark, so no frontmatter is seen',
    },
    {
      name: 'no frontmatter',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': 'Read it.\n' });
      },
      messageId: 'missing',
      at: 'skills/read/SKILL.md:1:1',
      message: 'conforming clients skip skill "read": its SKILL.md has no frontmatter',
    },
    {
      name: 'a blank line first',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': `\n${skillText}` });
      },
      messageId: 'not-at-start',
      at: 'skills/read/SKILL.md:2:1',
      message:
        'conforming clients skip skill "read": the line "---" that opens its frontmatter is not exactly the first line',
    },
    {
      name: 'no closing line',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n' });
      },
      messageId: 'unclosed',
      at: 'skills/read/SKILL.md:1:1',
      message:
        'conforming clients skip skill "read": its frontmatter is not closed by a line "---"',
    },
    {
      name: 'four hyphens to close',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n----\nRead it.\n',
        });
      },
      messageId: 'unclosed',
      at: 'skills/read/SKILL.md:4:1',
      message:
        'conforming clients skip skill "read": its frontmatter is not closed by a line "---"',
    },
    {
      name: 'nothing between the lines',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': '---\n---\nRead it.\n' });
      },
      messageId: 'empty',
      at: 'skills/read/SKILL.md:2:1',
      message: 'conforming clients skip skill "read": its frontmatter is empty',
    },
    {
      name: 'a list',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': '---\n- read\n---\nRead it.\n' });
      },
      messageId: 'not-a-mapping',
      at: 'skills/read/SKILL.md:2:1',
      message: 'conforming clients skip skill "read": its frontmatter is a list, not a mapping',
    },
    {
      name: 'an unquoted colon in the description',
      given: (directory) =>
        writeSkill(directory, ['name: read', 'description: Use when: a page is given']),
      messageId: 'unquoted-colon',
      at: 'skills/read/SKILL.md:3:22',
      message:
        'conforming clients skip skill "read": the value of "description" holds a colon and a blank without quotes, which is not YAML',
    },
    {
      name: 'a tab for indentation',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '\ta: b']),
      messageId: 'syntax',
      at: 'skills/read/SKILL.md:5:1',
      message:
        'conforming clients skip skill "read": its frontmatter is not YAML: tab characters must not be used in indentation',
    },
    {
      name: 'text after a closing quote',
      given: (directory) => writeSkill(directory, ['name: read', 'description: "Reads" pages']),
      messageId: 'syntax',
      at: 'skills/read/SKILL.md:3:14',
      message:
        'conforming clients skip skill "read": its frontmatter is not YAML: text after the closing quote',
    },
    {
      name: 'an anchor',
      given: (directory) => writeSkill(directory, [...usual, 'license: &own MIT']),
      messageId: 'refused',
      at: 'skills/read/SKILL.md:4:10',
      message:
        'conforming clients skip skill "read": its frontmatter has a YAML anchor, which careful readers refuse',
    },
    {
      name: 'a key twice',
      given: (directory) => writeSkill(directory, [...usual, 'name: read']),
      messageId: 'duplicate-key',
      at: 'skills/read/SKILL.md:4:1',
      message: 'conforming clients skip skill "read": its frontmatter has the key "name" twice',
    },
  ],
  silent: [
    {
      name: 'carriage returns',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': skillText.replaceAll('\n', '\r\n') });
      },
    },
    {
      name: 'hyphens and a quoted colon',
      given: (directory) =>
        writeSkill(directory, ['name: read', 'description: "Reads: pages --- and more"']),
    },
  ],
};
