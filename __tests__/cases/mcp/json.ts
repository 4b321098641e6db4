import { mcpText, writeMcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/json',
  fires: [
    {
      name: 'a byte-order mark',
      given: (directory) => writeMcpText(directory, `\uFEFF${mcpText({})}`),
      messageId: 'byte-order-mark',
      at: 'mcp.json:1',
      message: 'conforming clients load no MCP server: mcp.json begins with a byte-order mark',
    },
    {
      name: 'bytes of another encoding',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          {
            path: 'mcp.json',
            type: 'file',
            base64: Buffer.from([123, 34, 233, 34]).toString('base64'),
          },
        ]);
      },
      messageId: 'not-utf8',
      at: 'mcp.json:1',
      message: 'conforming clients load no MCP server: mcp.json is not UTF-8 from line 1 on',
    },
    {
      name: 'a comment',
      given: (directory) => writeMcpText(directory, '{\n  // servers\n  "mcpServers": {}\n}\n'),
      messageId: 'syntax',
      at: 'mcp.json:2:3',
      message:
        'conforming clients load no MCP server: mcp.json is not JSON: a comment; JSON has none',
    },
    {
      name: 'six hundred brackets',
      given: (directory) => writeMcpText(directory, '['.repeat(600)),
      messageId: 'too-deep',
      at: 'mcp.json:1:513',
      message:
        'conforming clients load no MCP server: mcp.json is not JSON: nested deeper than 512 levels',
    },
    {
      name: 'a string',
      given: (directory) => writeMcpText(directory, '"none"'),
      messageId: 'not-object',
      at: 'mcp.json:1:1',
      message:
        'conforming clients load no MCP server: mcp.json holds a string instead of an object',
    },
    {
      name: 'five million blanks',
      given: (directory) => writeMcpText(directory, `${' '.repeat(5_000_000)}${mcpText({})}`),
      messageId: 'too-large',
      at: 'mcp.json',
      message:
        'conforming clients load no MCP server: mcp.json has 5000095 bytes, and 4194304 are read',
    },
  ],
  silent: [
    {
      name: 'an object without servers',
      given: (directory) => writeMcpText(directory, mcpText({})),
    },
  ],
};
