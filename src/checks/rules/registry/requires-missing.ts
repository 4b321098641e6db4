import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/requires-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a requirement has no row',
  why: 'A host installs what a package requires from the same registry. Without a row the installation stops.',
  fix: 'Add the row, or remove the requirement from plugin.json and pin again.',
  example: {
    bad: 'requires: [skill:raed]',
    good: 'requires: [skill:read]',
  },
  messages: {
    missing: 'No row has this kind and name.',
  },
};
