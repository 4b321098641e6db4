import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/not-utf8',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'plugin.json is not plain UTF-8',
  why: 'A host decodes the manifest strictly. A byte-order mark, UTF-16 or a stray byte from another encoding makes it unreadable.',
  fix: 'Save the file as UTF-8 without a byte-order mark.',
  example: {
    bad: 'EF BB BF 7B (a byte-order mark before the brace)',
    good: '7B (the brace first)',
  },
  messages: {
    'byte-order-mark': 'The file begins with a byte-order mark.',
    'utf-16': 'The file is UTF-16.',
    'not-utf8': 'Bytes on this line are not UTF-8.',
  },
};
