import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/schema',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: '"$schema" of mcp.json is not that of the package',
  why: 'A client drops the file where it does not know the identifier, or where its version is not that of plugin.json. Files from other vendors have none.',
  fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json".',
  example: {
    bad: '{"mcpServers": {}}',
    good: '{"$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json", "mcpServers": {}}',
  },
  messages: {
    missing: 'There is no "$schema".',
    'wrong-type': '"$schema" is not a string.',
    unknown: '"$schema" is not an identifier of Agent Plugins.',
    mismatch: 'The version is not the one of plugin.json.',
  },
};
