import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/registry-removed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a registry that is gone',
  why: 'No package of it can be found any more.',
  fix: 'Restore the file, or let a person approve that it goes (docs/gate.md, "Approving", says how).',
  example: {
    bad: 'registry.yaml   # at the base, gone now',
    good: 'registry.yaml   # at the base and now',
  },
  messages: {
    removed: 'The base has a registry where the run looks for one, and now there is none.',
  },
};
