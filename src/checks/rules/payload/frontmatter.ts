import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/frontmatter',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the frontmatter of a payload cannot be read',
  why: 'A host takes name, description and settings from the frontmatter. Where it cannot be read the host skips the whole file.',
  fix: 'Begin the file with a line ---, write one "key: value" a line, quote values with special characters, and close with a line ---.',
  example: {
    bad: '---\nname: read\ndescription: Reads: everything.\n---',
    good: '---\nname: read\ndescription: "Reads: everything."\n---',
  },
  messages: {
    'byte-order-mark': 'A byte-order mark stands before the opening line.',
    missing: 'The first line is not ---.',
    'not-at-start': 'Something stands before or behind the opening ---.',
    unclosed: 'No closing line --- follows.',
    empty: 'Nothing stands between the two lines.',
    'not-a-mapping': 'The YAML is no mapping.',
    'unquoted-colon': 'A plain value holds a colon followed by a blank.',
    syntax: 'The text is not YAML.',
    refused: 'The YAML uses a construct that strict readers refuse.',
    'duplicate-key': 'A key stands twice in one mapping.',
  },
};
