import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/name',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the package name does not have the form of a name',
  why: 'The name becomes the directory a package is installed in and the key it is recorded under, so its form is narrow.',
  fix: 'Use 1 to 64 of a-z 0-9 . -, a letter or digit first and last, without -- or .. inside.',
  example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
  messages: {
    empty: 'The name is the empty text.',
    'too-long': 'The name has more than 64 characters.',
    reserved: 'The name is that of a file the host keeps beside packages.',
    form: 'The name has a character or an order of characters that names do not have.',
  },
};
