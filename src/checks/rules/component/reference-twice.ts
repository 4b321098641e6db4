import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/reference-twice',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a component requires another one twice',
  why: 'The second mention changes nothing and makes a reader look for a difference.',
  fix: 'Delete the second mention.',
  example: { bad: '"requires": ["skill:a", "skill:a"]', good: '"requires": ["skill:a"]' },
  messages: {
    twice: 'The same reference stands earlier in the list.',
  },
};
