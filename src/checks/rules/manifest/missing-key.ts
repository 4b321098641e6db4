import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/missing-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a required key is not there',
  why: 'A host refuses a manifest that lacks a required key.',
  fix: 'Add the key.',
  example: { bad: '{"name": "page-kit"}', good: '{"name": "page-kit", "version": "1.0.0"}' },
  messages: {
    missing: 'The object lacks a key that must be there.',
  },
};
