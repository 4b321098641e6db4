import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/name',
  severity: 'error',
  boundary: 'FATAL',
  since: '0.1.0',
  summary: 'the package has no name a client accepts',
  why: 'The name identifies the package in every client; a package without a well-formed one is rejected.',
  fix: 'Use 1 to 64 of a-z, 0-9, dot and hyphen, beginning and ending with a letter or digit, without "--" and "..".',
  example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
  messages: {
    missing: 'There is no "name".',
    'wrong-type': '"name" is not a string.',
    form: '"name" is not well formed.',
  },
};
