import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/path-outside',
  severity: 'error',
  boundary: 'DENY',
  since: '0.1.0',
  summary: 'a link leads outside the package',
  why: 'A client refuses to follow such a link, so whatever needs the file behind it fails on the machine of the user.',
  fix: 'Put the file itself in the place of the link.',
  example: {
    bad: 'skills/read/data.json -> /srv/data.json',
    good: 'skills/read/data.json as a file',
  },
  messages: {
    outside: 'The target lies outside the package.',
    nowhere: 'The link leads to nothing or in a circle.',
  },
};
