import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/version',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row has no semantic version',
  why: 'Updates compare versions. A text that is no strict version cannot be ordered, and a host refuses it.',
  fix: 'Give the version as plugin.json states it.',
  example: {
    bad: 'version: v1.2',
    good: 'version: 1.2.0',
  },
  messages: {
    form: 'The version is not a strict semantic version in its canonical form.',
  },
};
