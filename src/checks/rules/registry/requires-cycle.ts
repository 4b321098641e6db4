import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/requires-cycle',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'requirements lead back to their start',
  why: 'A host installs requirements first. Where they lead back to their start there is no first one.',
  fix: 'Remove one of the requirements on the way.',
  example: {
    bad: 'skill:a requires skill:b\nskill:b requires skill:a',
    good: 'skill:a requires skill:b',
  },
  messages: {
    cycle: 'Following requirements leads back to the row.',
    itself: 'A row requires itself.',
  },
};
