import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/registry-moved',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry with another path than at the base',
  why: 'Rows are compared with the file it was before, so that moving it hides nothing.',
  fix: 'Nothing has to be done; whoever reads the registry has to learn the new path.',
  example: {
    bad: 'library/registry.yaml   # at the base\ncatalogue.yaml          # now',
    good: 'library/registry.yaml   # at the base and now',
  },
  messages: {
    moved: 'The base has no file at this path, and the registry it has at another path is gone.',
  },
};
