import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/missing-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row lacks a required key',
  why: 'The six keys kind, name, description, version, sourceUrl and sha256 say what is installed and from where. A host refuses a row without one of them.',
  fix: 'Add the key; plugin-gate pin writes those a machine knows.',
  example: {
    bad: '- kind: skill\n  name: read',
    good: '- kind: skill\n  name: read\n  version: 1.0.0',
  },
  messages: {
    missing: 'A key that only a person can write is not there.',
    misspelled: 'A key is not there, and one that no row has reads like it.',
    'not-pinned': 'A key that plugin-gate pin writes is not there.',
  },
};
