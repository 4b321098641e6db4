import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/extensions',
  severity: 'warning',
  boundary: 'IGNORE',
  since: '0.1.0',
  summary: '"extensions" is not an object',
  why: 'A client reports the field and ignores it, so no extension has any effect.',
  fix: 'Make "extensions" an object with one member a namespace, or remove it.',
  example: { bad: '"extensions": []', good: '"extensions": {}' },
  messages: {
    'not-object': '"extensions" is something other than an object.',
  },
};
