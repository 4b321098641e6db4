import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/moved',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a source that moved since it was pinned',
  why: 'A tag that leads to other bytes than those that were reviewed is how a package is swapped under its users.',
  fix: 'Find out who moved the tag and why. If the bytes are meant, pin them again; better, use a new tag and version.',
  example: {
    bad: 'v1 moved to another commit after it was pinned',
    good: 'v2 for the new bytes, v1 where it was',
  },
  messages: {
    moved: 'The ref led to the pinned bytes before, and to others now.',
    'moved-or-wrong': 'The ref leads to other bytes; what it led to before is not known here.',
  },
};
