import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/manifest-version',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'manifestVersion is not the number 1',
  why: 'It says how the Clio block is to be read, and 1 is the only way there is.',
  fix: 'Write 1, as a number.',
  example: { bad: '"manifestVersion": "1"', good: '"manifestVersion": 1' },
  messages: {
    'other-version': 'The value is something else than the number 1.',
  },
};
