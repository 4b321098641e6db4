import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/wrong-type',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a value of a row has the wrong type',
  why: 'A host reads values with their YAML types. An unquoted 1.10 becomes the number 1.1, and a digest of digits with one e a huge number: another value than the one that was reviewed.',
  fix: 'Quote the text, or give the type that is expected.',
  example: {
    bad: 'version: 1.10',
    good: 'version: "1.10.0"',
  },
  messages: {
    'quote-it': 'An unquoted value is read as a number, a boolean or null.',
    'not-a-string': 'A text is expected and something else is given.',
    'not-a-list': 'A list is expected and something else is given.',
  },
};
