import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/duplicate',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component is declared twice',
  why: 'Kind and id together name a component. With two of one name a reference has no single meaning, and a host refuses the package.',
  fix: 'Give the second one another id, or delete it.',
  example: {
    bad: 'two components of kind skill with the id read',
    good: 'one skill read and one skill skim',
  },
  messages: {
    duplicate: 'The same kind and id stand earlier in the list.',
  },
};
