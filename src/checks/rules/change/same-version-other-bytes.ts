import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/same-version-other-bytes',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a version that has other bytes than before',
  why: 'Whoever has this version and whoever installs it now would have different code under one name and version, and nobody would be told. This is what tampering looks like.',
  fix: 'Bump the version in plugin.json and pin again; where nobody meant to change the bytes, restore them.',
  example: {
    bad: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.0.0   # now:    sha256 77f2…',
    good: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.0.1   # now:    sha256 77f2…',
  },
  messages: {
    same: 'The digest changed and the version is the same text.',
    build:
      'The digest changed and the version differs only in build metadata, which orders nothing.',
  },
};
