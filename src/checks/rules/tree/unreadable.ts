import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/unreadable',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an entry cannot be read',
  why: 'What cannot be read cannot be pinned, and leaving it out would pin something else than what is there.',
  fix: 'Give yourself the right to read the entry, or remove it.',
  example: {
    bad: 'chmod 000 notes.md',
    good: 'chmod 644 notes.md',
  },
  messages: {
    unreadable: 'The system refused to open, list or look at the entry.',
  },
};
