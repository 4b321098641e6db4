import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/not-held',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a file is too large to be read for judging',
  why: 'Its bytes are in the digest, but what they say was not judged, so faults in it stay unseen.',
  fix: 'Make the file smaller, or split it.',
  example: {
    bad: 'skills/read/data.md of 9 MiB',
    good: 'skills/read/data.md of 20 KiB',
  },
  messages: {
    file: 'One file is over the cap.',
    tree: 'All files of the package together are over the cap.',
  },
};
