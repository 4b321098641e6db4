import { mcpSchema, mcpText, writeMcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, schema, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/schema',
  fires: [
    {
      name: 'a file of another vendor',
      given: (directory) => writeMcpText(directory, mcpText({}, {})),
      messageId: 'missing',
      at: 'mcp.json:1:1',
      message: 'conforming clients load no MCP server: mcp.json has no "$schema"',
    },
    {
      name: 'a number',
      given: (directory) => writeMcpText(directory, mcpText({}, { $schema: 1 })),
      messageId: 'wrong-type',
      at: 'mcp.json:2:14',
      message:
        'conforming clients load no MCP server: "$schema" of mcp.json is the number 1, not a string',
    },
    {
      name: 'the identifier of a manifest',
      given: (directory) => writeMcpText(directory, mcpText({}, { $schema: schema })),
      messageId: 'unknown',
      at: 'mcp.json:2:14',
      message:
        'conforming clients load no MCP server: "$schema" of mcp.json is "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json", not the identifier of Agent Plugins 1.0.0',
    },
    {
      name: 'the draft beside a manifest of 1.0.0',
      given: (directory) =>
        writeMcpText(directory, mcpText({}, { $schema: mcpSchema.replace('1.0.0', '1.1.0') })),
      messageId: 'mismatch',
      at: 'mcp.json:2:14',
      message:
        'conforming clients load no MCP server: mcp.json is of version 1.1.0, a draft, and plugin.json of 1.0.0',
    },
    {
      name: '1.0.0 beside a manifest of the draft',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ $schema: schema.replace('1.0.0', '1.1.0') }),
          'mcp.json': mcpText({}),
        }),
      messageId: 'mismatch',
      at: 'mcp.json:2:14',
      message:
        'conforming clients load no MCP server: mcp.json is of version 1.0.0, and plugin.json of 1.1.0, a draft',
    },
  ],
  silent: [
    { name: 'the identifier of 1.0.0', given: (directory) => writeMcpText(directory, mcpText({})) },
  ],
};
