import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/unreadable',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry cannot be read',
  why: 'A registry that cannot be read is never the same as one without rows: nothing it pins has been checked.',
  fix: 'Give a regular file with a list of rows, written as text.',
  example: {
    bad: 'registry.yaml is a directory',
    good: 'registry.yaml is a file that begins with "- kind: skill"',
  },
  messages: {
    'not-a-file': 'The registry is a directory, a link or another thing that is no regular file.',
    'too-large': 'The file is over the cap, which is checked before anything is parsed.',
    empty: 'The file holds no document, or an empty one.',
  },
};
