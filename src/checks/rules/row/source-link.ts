import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/source-link',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a link stands on the way to a package',
  why: 'What a link points at can change without a change below it, and a clone may not have it at all.',
  fix: 'Point at the real directory.',
  example: {
    bad: 'sourceUrl: latest (a link to skills/read)',
    good: 'sourceUrl: skills/read',
  },
  messages: {
    link: 'A part of the path is a symbolic link.',
  },
};
