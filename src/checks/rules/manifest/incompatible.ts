import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/incompatible',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'the package excludes the host it is judged for',
  why: 'The manifest is fine, and still this host will not install the package, because compatibility.clio leaves it out.',
  fix: 'Widen compatibility.clio if the package works there, or judge for a host that is in the range.',
  example: {
    bad: '"clio": ">=0.7.0", judged for 0.6.2',
    good: '"clio": ">=0.6.2", judged for 0.6.2',
  },
  messages: {
    'no-host': 'The range holds no version of any known host.',
    'other-host': 'The given host version is not in the range.',
  },
};
