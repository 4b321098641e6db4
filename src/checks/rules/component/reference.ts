import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/reference',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a reference that names no component',
  why: 'References are looked up by kind and id. One that is written otherwise can never be found, and a host refuses the manifest.',
  fix: 'Write kind:id of a component of this package.',
  example: { bad: '"requires": ["read"]', good: '"requires": ["skill:read"]' },
  messages: {
    form: 'The text does not have the form kind:id.',
    'unknown-kind': 'No host has components of this kind.',
  },
};
