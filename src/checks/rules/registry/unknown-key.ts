import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'registry/unknown-key',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a registry has an unknown key',
  why: 'A host ignores it. It is kept as it is, but nothing will ever read it.',
  fix: 'Remove it, or write it as a comment.',
  example: {
    bad: 'owner: team\nentries: []',
    good: '# owner: team\nentries: []',
  },
  messages: {
    unknown: 'A mapping registry has a key other than "entries".',
  },
};
