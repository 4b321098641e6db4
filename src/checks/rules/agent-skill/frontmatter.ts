import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/frontmatter',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the frontmatter of SKILL.md cannot be read',
  why: 'Name and description of a skill are in its frontmatter. A client that cannot read it skips the skill without a word to the user.',
  fix: 'Begin the file with "---", one "key: value" a line, and "---"; put values with ": " in double quotes.',
  example: {
    bad: 'description: Use when: a page is given',
    good: 'description: "Use when: a page is given"',
  },
  messages: {
    'byte-order-mark': 'A byte-order mark stands before the first line.',
    missing: 'The file does not begin with frontmatter.',
    'not-at-start': 'Something stands before or behind the opening line.',
    unclosed: 'No line closes the frontmatter.',
    empty: 'There is nothing between the two lines.',
    'not-a-mapping': 'The frontmatter is YAML and not a mapping.',
    'unquoted-colon': 'A value holds a colon and a blank without quotes.',
    syntax: 'The frontmatter is not YAML.',
    refused: 'The frontmatter uses YAML that careful readers refuse.',
    'duplicate-key': 'A key occurs twice.',
  },
};
