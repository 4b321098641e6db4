import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/too-deep',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'directories are nested too deeply',
  why: 'A path that long cannot be copied to every system. The walk stops there, so nothing below is part of a digest.',
  fix: 'Move the entries up, or give the directories shorter names.',
  example: {
    bad: 'a/a/a/… a thousand times',
    good: 'a/notes.md',
  },
  messages: {
    levels: 'More directory levels than the limit.',
    'path-length': 'A path longer than the system can hold.',
  },
};
