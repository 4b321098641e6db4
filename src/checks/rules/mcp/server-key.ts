import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/server-key',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'a server has a key that its type does not have',
  why: 'Each type has its own closed set of keys. A client skips a server with any other.',
  fix: 'Remove the key, or change the type.',
  example: {
    bad: '{"type": "stdio", "command": "node", "url": "https://tools.example/mcp"}',
    good: '{"type": "stdio", "command": "node"}',
  },
  messages: {
    unknown: 'No type has such a key.',
    'other-variant': 'Only the other type has that key.',
  },
};
