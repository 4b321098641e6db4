import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/self-reference',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a component requires itself',
  why: 'Nothing can be loaded before itself, so a host refuses the package.',
  fix: 'Delete the reference, or name the component that was meant.',
  example: { bad: 'skill:read with "requires": ["skill:read"]', good: 'skill:read without it' },
  messages: {
    self: 'The reference names the component it stands in.',
  },
};
