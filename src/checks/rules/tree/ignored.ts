import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/ignored',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a file is ignored by git',
  why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
  fix: 'Remove the file, or stop ignoring it and add it.',
  example: {
    bad: '.DS_Store in the package',
    good: 'no .DS_Store',
  },
  messages: {
    file: 'One file that git ignores.',
    directory: 'Many files in an ignored directory.',
  },
};
