import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/link-unportable',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a link works only in this place',
  why: 'An install copies the package elsewhere; there the link dangles or leaves the package, and the copy is refused.',
  fix: 'Make the target relative, and let it stay inside the package on its way.',
  example: {
    bad: 'latest.md -> /home/me/reader/v1.md',
    good: 'latest.md -> v1.md',
  },
  messages: {
    absolute: 'The target is an absolute path that is inside the package here.',
    climbs: 'The target leaves the package and comes back through the name of its directory.',
  },
};
