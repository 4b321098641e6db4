import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/more-findings',
  severity: 'note',
  boundary: null,
  since: '0.1.0',
  summary: 'there are more findings than are shown',
  why: 'A manifest with thousands of faults would drown its report. All count for the verdict; the first are shown.',
  fix: 'Correct those that are shown and check again.',
  example: { bad: 'three thousand unknown keys', good: 'a manifest without faults' },
  messages: {
    more: 'Findings beyond the cap were counted and left out.',
  },
};
