import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/waiver-expired',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a waiver whose time is over',
  why: 'What it allowed counts again; a waiver that stays in the file hides that.',
  fix: 'Mend what was waived and remove the waiver, or write a new date with a new reason.',
  example: {
    bad: "expires: '2020-01-31'",
    good: "expires: '2099-01-31'",
  },
  messages: {
    expired: 'expires is before today (UTC).',
  },
};
