import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/same-digest',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'two rows pin the same bytes',
  why: 'Two packages with equal bytes are nearly always a row that was copied and not pinned again.',
  fix: 'Run plugin-gate pin, or remove the row that was copied.',
  example: {
    bad: 'two rows with one sha256',
    good: 'each row with the digest of its own package',
  },
  messages: {
    same: 'An earlier row has the same digest.',
  },
};
