import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/requires',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a requirement that names no package',
  why: 'Requirements are looked up by kind and name. One that is written otherwise can never be met, and a host refuses the manifest.',
  fix: 'Write kind:name, as in "skill:page-reader".',
  example: { bad: '"requires": ["page-reader"]', good: '"requires": ["skill:page-reader"]' },
  messages: {
    form: 'The text does not have the form kind:name.',
    'unknown-kind': 'No host has packages of this kind.',
  },
};
