import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/encoding',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry is not plain UTF-8',
  why: 'A host reads the file as UTF-8 and repairs nothing. Bytes that mean other things in other programs must not decide what is installed.',
  fix: 'Save the file as UTF-8 without a byte-order mark.',
  example: {
    bad: 'a file saved as "UTF-8 with BOM"',
    good: 'the same file saved as "UTF-8"',
  },
  messages: {
    'byte-order-mark': 'The file begins with a UTF-8 byte-order mark.',
    'utf-16': 'The file is UTF-16.',
    'not-utf8': 'A byte sequence is not UTF-8.',
    nul: 'The text holds a NUL character.',
  },
};
