import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/server',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'a server is not of a kind that clients know',
  why: 'A server is an object with a type: stdio, streamable-http or sse. A client skips any other and loads the rest.',
  fix: 'Make the server an object and write its "type".',
  example: { bad: '{"command": "node"}', good: '{"type": "stdio", "command": "node"}' },
  messages: {
    'wrong-type': 'The server is not an object.',
    'type-missing': 'There is no "type".',
    'type-unknown': '"type" is something else.',
  },
};
