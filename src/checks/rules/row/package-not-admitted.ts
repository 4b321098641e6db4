import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/package-not-admitted',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row points at a package that a host refuses',
  why: 'Whoever installs the row gets an error instead of the package.',
  fix: 'Mend the findings of the package.',
  example: {
    bad: 'a row whose plugin.json has no version',
    good: 'a row whose package passes plugin-gate check',
  },
  messages: {
    'not-admitted': 'The package has findings because of which a host refuses it.',
  },
};
