import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'component/cycle',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'components require each other in a circle',
  why: 'None of them could be loaded first, so a host refuses the package. The message shows the whole circle.',
  fix: 'Delete one reference of the circle.',
  example: {
    bad: 'skill:a requires agent:b, and agent:b requires skill:a',
    good: 'only skill:a requires agent:b',
  },
  messages: {
    cycle: 'The reference closes a circle.',
  },
};
