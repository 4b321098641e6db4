import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/version-only',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a new version with the bytes of the old one',
  why: 'An update that changes nothing costs everybody a download, and usually means that the new content was not committed or not pinned.',
  fix: 'Commit the new content and run plugin-gate pin, or leave the version as it was.',
  example: {
    bad: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.1.0   # now:    sha256 3bb9…',
    good: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.1.0   # now:    sha256 77f2…',
  },
  messages: {
    'same-bytes': 'The version changed and the digest did not.',
  },
};
