import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/too-many',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'more components than hosts take',
  why: 'A host refuses a manifest with more than 1,024 components.',
  fix: 'Split the package, or declare only the components that others refer to.',
  example: { bad: 'a list of 1,025 components', good: 'a list of 1,024 components' },
  messages: {
    'too-many': 'The list is longer than the cap.',
  },
};
