import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/servers',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: 'mcp.json has no object "mcpServers"',
  why: 'Servers are members of that object. Without it a client drops the file.',
  fix: 'Write "mcpServers" as an object with one member a server, or remove mcp.json.',
  example: { bad: '"mcpServers": []', good: '"mcpServers": {}' },
  messages: {
    missing: 'There is no "mcpServers".',
    'wrong-type': '"mcpServers" is not an object.',
  },
};
