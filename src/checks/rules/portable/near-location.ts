import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/near-location',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'a name is nearly the one that clients read',
  why: 'Locations are fixed: "skills" and "mcp.json", in lower case. A client does not look at anything else, and says nothing about it.',
  fix: 'Rename it to the fixed location if clients are meant to read it.',
  example: { bad: '.mcp.json', good: 'mcp.json' },
  messages: {
    unread: 'The name differs from the fixed location in case or by a leading dot.',
  },
};
