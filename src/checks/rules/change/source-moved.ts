import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/source-moved',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a source that moved to another place',
  why: 'Another owner decides from now on what people get under a name they already trust.',
  fix: 'Ask whoever looked after the package before, and let a person approve the change (docs/gate.md, "Approving", says how).',
  example: {
    bad: 'sourceUrl: https://github.com/acme/kits/tree/v1/kit\nsourceUrl: https://github.com/other/kits/tree/v2/kit',
    good: 'sourceUrl: https://github.com/acme/kits/tree/v1/kit\nsourceUrl: https://github.com/acme/kits/tree/v2/kit',
  },
  messages: {
    'other-repository': 'The owner or the repository of the URL is another one.',
    'into-this': 'The source was in another repository and is in this one now.',
    'out-of-this': 'The source was in this repository and is in another one now.',
  },
};
