import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'source/commit-id',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a commit id where a host needs a tag',
  why: 'A host clones with `--branch`, which takes no commit id, so this row cannot be installed.',
  fix: 'Tag the commit, and write the tag in the URL.',
  example: {
    bad: 'https://github.com/acme/kits/tree/0123456789abcdef0123456789abcdef01234567/kit',
    good: 'https://github.com/acme/kits/tree/v1/kit',
  },
  messages: {
    'commit-id': 'REF is a commit id, whole or shortened.',
  },
};
