import { mcpSchema, mcpText, writeMcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/servers',
  fires: [
    {
      name: 'no servers',
      given: (directory) => writeMcpText(directory, `{ "$schema": "${mcpSchema}" }`),
      messageId: 'missing',
      at: 'mcp.json:1:1',
      message: 'conforming clients load no MCP server: mcp.json has no "mcpServers"',
    },
    {
      name: 'a list',
      given: (directory) => writeMcpText(directory, mcpText([])),
      messageId: 'wrong-type',
      at: 'mcp.json:3:17',
      message: 'conforming clients load no MCP server: "mcpServers" is a list, not an object',
    },
  ],
  silent: [{ name: 'an empty object', given: (directory) => writeMcpText(directory, mcpText({})) }],
};
