import { mcpSchema, mcpText, writeMcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/unknown-key',
  fires: [
    {
      name: 'a key that other files have',
      given: (directory) =>
        writeMcpText(directory, mcpText({}, { $schema: mcpSchema, inputs: [] })),
      messageId: 'unknown',
      at: 'mcp.json:3:3',
      message:
        'conforming clients load no MCP server: mcp.json has the key "inputs", and only "$schema" and "mcpServers" are allowed',
    },
  ],
  silent: [
    { name: 'the two known keys', given: (directory) => writeMcpText(directory, mcpText({})) },
  ],
};
