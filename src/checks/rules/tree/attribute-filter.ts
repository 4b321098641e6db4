import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/attribute-filter',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a git filter decides what a file holds',
  why: 'With git LFS and other filters the bytes depend on what is installed on a machine: with it the file, without it a pointer. No digest is true for both.',
  fix: 'Take the filter off the files of the package in .gitattributes, and commit them as they are.',
  example: {
    bad: '*.bin filter=lfs',
    good: '*.bin -text',
  },
  messages: {
    filter: 'A tracked file of the package has a filter attribute.',
  },
};
