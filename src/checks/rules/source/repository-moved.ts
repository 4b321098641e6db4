import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/repository-moved',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a repository that was renamed or moved',
  why: 'The old name redirects only until somebody else takes it, and then the row installs their bytes.',
  fix: 'Write the new name in the URL.',
  example: {
    bad: 'https://github.com/acme/old-name/tree/v1/kit',
    good: 'https://github.com/acme/new-name/tree/v1/kit',
  },
  messages: {
    moved: 'The server knows the repository under another name or owner.',
  },
};
