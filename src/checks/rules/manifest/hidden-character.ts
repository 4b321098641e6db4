import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/hidden-character',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'text of the manifest has characters that cannot be seen',
  why: 'Bidirectional controls, zero-width characters and Unicode tags make a text read differently than it is, to people and to models.',
  fix: 'Delete them and type the text again.',
  example: { bad: '"description": "Reads\\u202e segap."', good: '"description": "Reads pages."' },
  messages: {
    hidden: 'The text has characters that a reader does not see.',
  },
};
