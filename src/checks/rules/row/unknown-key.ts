import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/unknown-key',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a row has a key that nothing reads',
  why: 'A host ignores it. Often it is a required or optional key with a typing error.',
  fix: 'Correct the key, remove it, or write it as a comment.',
  example: {
    bad: 'requiers: [skill:read]',
    good: 'requires: [skill:read]',
  },
  messages: {
    unknown: 'The key is none of a row.',
    plugin: '"plugin" stands in a row that is no extension.',
  },
};
