import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/row-renamed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a row that took another name',
  why: 'Who has the package under its old name gets no more updates, and the old name is free for somebody else.',
  fix: 'Keep the old name, or let a person approve the new one (docs/gate.md, "Approving", says how).',
  example: {
    bad: 'name: page-kit    # at the base\nname: pages-kit   # now, with the same digest',
    good: 'name: page-kit    # at the base and now',
  },
  messages: {
    renamed:
      'One row went and one came with the same digest, the same source, or the same files but for the name in them.',
  },
};
