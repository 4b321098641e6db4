import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/changed-while-hashing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an entry changed while it was being hashed',
  why: 'The digest would be of bytes that never were there together. Nothing is said about a tree that is being written.',
  fix: 'Let whatever writes there finish (an editor, a build, a sync), and run again.',
  example: {
    bad: 'check while a build writes into the package',
    good: 'check after the build',
  },
  messages: {
    vanished: 'The entry was listed and then gone.',
    replaced: 'It became another kind of thing.',
    content: 'Its size, times, links or identity changed.',
    entries: 'The names in the directory changed.',
  },
};
