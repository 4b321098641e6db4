import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/manifest-missing',
  severity: 'error',
  boundary: 'FATAL',
  since: '0.1.0',
  summary: 'no plugin.json that a client may read at the root',
  why: 'A client knows a package by the file plugin.json at its root. Without it, or where it leads outside the package, the whole package is rejected.',
  fix: 'Put a regular file plugin.json at the root of the package.',
  example: {
    bad: 'plugin.json -> ../shared/plugin.json',
    good: 'plugin.json as a file of the package',
  },
  messages: {
    missing: 'Nothing at the root is called plugin.json.',
    'not-a-file': 'plugin.json is a directory.',
    outside: 'plugin.json is a link that leads outside, to nothing or in a circle.',
  },
};
