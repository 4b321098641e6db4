import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/metadata',
  severity: 'error',
  boundary: 'FATAL',
  since: '0.1.0',
  summary: 'a metadata field of plugin.json has the wrong type',
  why: 'Clients check the types of the metadata, null included, and reject the package where one is wrong.',
  fix: 'Give the field the type that the message names, or remove it.',
  example: { bad: '"keywords": "pages, reading"', good: '"keywords": ["pages", "reading"]' },
  messages: {
    'wrong-type': 'A field has another type than its own.',
    'author-key': '"author" has a key other than name, email and url.',
  },
};
