import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/format-only',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry whose format changed and nothing else',
  why: 'A reviewer can stop looking for a changed row.',
  fix: 'Nothing has to be done.',
  example: {
    bad: 'name: "page-kit"   # at the base\nname: page-kit     # now',
    good: 'name: page-kit     # at the base and now',
  },
  messages: {
    'format-only': 'The text of the registry differs from the base, and no row does.',
  },
};
