import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/missing-target',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component requires one that the package does not declare',
  why: 'Components refer only to others of the same package. A host refuses a package in which one is missing.',
  fix: 'Correct the reference, declare the component, or delete the reference.',
  example: { bad: '"requires": ["skill:raed"]', good: '"requires": ["skill:read"]' },
  messages: {
    missing: 'No component has this kind and id.',
  },
};
