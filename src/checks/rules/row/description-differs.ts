import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/description-differs',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a row describes its package differently',
  why: 'People choose by the description in the registry and get the package with the other one.',
  fix: 'Run plugin-gate pin.',
  example: {
    bad: 'description: Reads pages. (plugin.json: Reads and sums up pages.)',
    good: 'description: Reads and sums up pages.',
  },
  messages: {
    differs: 'The descriptions differ.',
  },
};
