import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/source-url',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row points at no usable place',
  why: 'A host takes a path below the registry or a strict GitHub tree URL, and repairs neither. Anything that would need repair could be repaired into another place.',
  fix: 'Write a path relative to the registry file, or copy the address of a directory on GitHub.',
  example: {
    bad: 'sourceUrl: ../read',
    good: 'sourceUrl: skills/read',
  },
  messages: {
    'not-relative': 'The path is absolute.',
    parent: 'The path climbs with "..".',
    backslash: 'The path has a backslash.',
    itself: 'The path is the directory of the registry.',
    unclear: 'The text is empty, has blanks at its ends, or holds characters that nobody sees.',
    'not-tree-url': 'The text means another place and is no strict GitHub tree URL.',
  },
};
