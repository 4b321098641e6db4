import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/row-removed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a row that is gone',
  why: 'Nobody can install the package any more, and its name is free for somebody else.',
  fix: 'Keep the row, or let a person approve that it goes (docs/gate.md, "Approving", says how).',
  example: {
    bad: '- kind: skill\n  name: page-reader   # at the base\n[]                    # now',
    good: '- kind: skill\n  name: page-reader   # at the base and now',
  },
  messages: {
    removed: 'The base has the row, and no row requires it.',
  },
};
