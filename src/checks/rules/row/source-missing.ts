import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/source-missing',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the package of a row is not there',
  why: 'A host that follows the row finds nothing to install.',
  fix: 'Restore the directory, mend the path, or remove the row.',
  example: {
    bad: 'sourceUrl: skills/raed',
    good: 'sourceUrl: skills/read',
  },
  messages: {
    missing: 'A part of the path does not exist.',
    'not-a-directory': 'A part of the path is a file.',
  },
};
