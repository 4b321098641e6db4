import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'payload/encoding',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a payload file is not plain UTF-8 text',
  why: 'A host reads payloads as strict UTF-8. A file that is anything else is skipped whole, and the person who installed the package is not told which text is missing.',
  fix: 'Save the file as UTF-8 without a byte-order mark and without NUL characters.',
  example: {
    bad: 'a description saved as Latin-1: "caf\\xE9"',
    good: 'the same description saved as UTF-8: "café"',
  },
  messages: {
    'not-utf8': 'A byte is not UTF-8.',
    'utf-16': 'The file is UTF-16.',
    nul: 'The text holds a NUL character.',
  },
};
