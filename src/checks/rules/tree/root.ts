import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'tree/root',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the package root is not a directory of its own',
  why: 'A digest covers one real directory. A root that is missing, a file or a link has nothing that could be pinned.',
  fix: 'Name the package directory itself, not a link to it.',
  example: {
    bad: 'packages/reader -> ../shared/reader',
    good: 'packages/reader/plugin.json',
  },
  messages: {
    missing: 'Nothing is at the path.',
    'not-directory': 'A file or something else is there.',
    link: 'The root is itself a symbolic link.',
  },
};
