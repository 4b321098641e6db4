import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/unknown-key',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: 'mcp.json has a key besides "$schema" and "mcpServers"',
  why: 'The object is closed. A client that meets another key drops the file and loads no server.',
  fix: 'Remove the key, or correct its name.',
  example: { bad: '{"servers": {}}', good: '{"mcpServers": {}}' },
  messages: {
    unknown: 'The key is not allowed at the top of mcp.json.',
  },
};
