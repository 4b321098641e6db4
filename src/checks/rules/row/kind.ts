import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/kind',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row has an unknown kind',
  why: 'The kind says how a host installs the package. A host refuses one it does not know.',
  fix: 'Give the kind that plugin.json states.',
  example: {
    bad: 'kind: skills',
    good: 'kind: skill',
  },
  messages: {
    unknown: 'No known host has this kind.',
    'other-generation': 'The host that was asked for does not have this kind.',
  },
};
