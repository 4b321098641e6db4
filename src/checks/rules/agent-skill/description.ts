import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/description',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'a skill has no usable description',
  why: 'The description is what a model sees before it picks a skill. A client skips a skill without one, or with one over 1024 characters.',
  fix: 'Say in 1 to 1024 characters what the skill does and when to use it.',
  example: { bad: 'description: ""', good: 'description: Reads a page. Use when a page is given.' },
  messages: {
    missing: 'There is no description.',
    'wrong-type': 'The description is not a string.',
    blank: 'The description holds nothing but blanks.',
    'too-long': 'The description has more than 1024 characters.',
  },
};
