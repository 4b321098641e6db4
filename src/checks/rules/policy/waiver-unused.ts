import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/waiver-unused',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a waiver that waives nothing',
  why: 'It would silently allow the fault when it comes back.',
  fix: 'Remove the waiver.',
  example: {
    bad: 'waivers:\n  - {rule: row/description-differs, row: "plugin:page-kit", …}   # the descriptions are equal',
    good: 'waivers: []',
  },
  messages: {
    unused: 'This run looked at everything the waiver could be about, and found nothing to waive.',
  },
};
