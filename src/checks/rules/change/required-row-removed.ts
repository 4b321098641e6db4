import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/required-row-removed',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row that is gone while others require it',
  why: 'Every package that requires it can no longer be installed.',
  fix: 'Keep the row, or take it out of the "requires" of the others first.',
  example: {
    bad: 'name: base-kit        # at the base, gone now\nrequires: [plugin:base-kit]   # another row',
    good: 'name: base-kit\nrequires: [plugin:base-kit]   # another row',
  },
  messages: {
    required: 'The base has the row, and a row that is there now requires it.',
  },
};
