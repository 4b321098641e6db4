import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/version-lower',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a version below one that this name already had',
  why: 'A host that has the higher version does not take the lower one, and a package that goes back brings mended faults back with it.',
  fix: 'Publish the older content under a new, higher version.',
  example: {
    bad: 'version: 1.2.0   # before\nversion: 1.1.0   # now',
    good: 'version: 1.2.0   # before\nversion: 1.2.1   # now',
  },
  messages: {
    lower: 'The base, or its history, has a higher version of this name.',
  },
};
