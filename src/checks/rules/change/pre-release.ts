import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/pre-release',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a pre-release in place of a release',
  why: 'Everybody who installs from the registry gets the pre-release, also those who wanted what is finished.',
  fix: 'Keep the release until the next one is finished.',
  example: {
    bad: 'version: 1.0.0        # before\nversion: 1.1.0-rc.1   # now',
    good: 'version: 1.0.0   # before\nversion: 1.1.0   # now',
  },
  messages: {
    'replaces-release': 'The base has a release, the row now has a pre-release.',
  },
};
