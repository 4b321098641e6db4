import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/sha256',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a pin is not the digest of its package',
  why: 'The pin is what protects whoever installs the package: a host compares it with what it fetched and stops where they differ. A pin that is wrong here is wrong everywhere.',
  fix: 'See what differs with plugin-gate digest --explain; where the bytes are meant, bump the version and run plugin-gate pin.',
  example: {
    bad: 'sha256: the digest of what the package was',
    good: 'sha256: what plugin-gate digest prints for the package',
  },
  messages: {
    form: 'The text is not 64 lowercase hexadecimal digits.',
    'no-digest': 'The tree was refused, so there is nothing to compare with.',
    differs: 'The digest of the bytes is another one.',
    explained: 'The digest is another one, and recomputing shows why.',
  },
};
