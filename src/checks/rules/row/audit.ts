import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/audit',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row has an unknown audit result',
  why: 'Hosts show the audit result. An unknown word would be shown as if it meant something.',
  fix: 'Write pass, warn, fail or unknown.',
  example: {
    bad: 'audit: ok',
    good: 'audit: pass',
  },
  messages: {
    unknown: 'The value is none of the four results.',
  },
};
