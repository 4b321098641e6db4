import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/duplicate-key',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'plugin.json has a key twice',
  why: 'Most readers take the last of the two and some the first, so two clients may see two packages.',
  fix: 'Keep one of the two.',
  example: { bad: '{"name": "a", "name": "b"}', good: '{"name": "b"}' },
  messages: {
    duplicate: 'The key occurred before in the root object.',
  },
};
