import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'change/version-back',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a version that comes back with other bytes',
  why: 'Lock files and mirrors know this version with its earlier bytes; under the same name it must never be something else.',
  fix: 'Bump the version and pin again, or restore the bytes that the version had.',
  example: {
    bad: 'version: 1.0.0   # removed last month, sha256 3bb9…\nversion: 1.0.0   # added again,        sha256 77f2…',
    good: 'version: 1.0.0   # removed last month, sha256 3bb9…\nversion: 1.0.1   # added again,        sha256 77f2…',
  },
  messages: {
    'other-bytes': 'The history of the base has this name and version with another digest.',
  },
};
