import { overHttp, stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/server',
  fires: [
    {
      name: 'null',
      given: (directory) => writeServer(directory, null),
      messageId: 'wrong-type',
      at: 'mcp.json:4:14',
      message: 'conforming clients skip MCP server "tools": it is null, not an object',
    },
    {
      name: 'no type',
      given: (directory) => writeServer(directory, { command: 'node' }),
      messageId: 'type-missing',
      at: 'mcp.json:4:5',
      message: 'conforming clients skip MCP server "tools": it has no "type"',
    },
    {
      name: 'a URL without a type',
      given: (directory) => writeServer(directory, { url: 'https://tools.example/mcp' }),
      messageId: 'type-missing',
      at: 'mcp.json:4:5',
      message: 'conforming clients skip MCP server "tools": it has no "type"',
    },
    {
      name: 'the type http',
      given: (directory) => writeServer(directory, overHttp({ type: 'http' })),
      messageId: 'type-unknown',
      at: 'mcp.json:5:15',
      message:
        'conforming clients skip MCP server "tools": its type is "http", not "stdio", "streamable-http" or "sse"',
    },
    {
      name: 'a type that is null',
      given: (directory) => writeServer(directory, stdio({ type: null })),
      messageId: 'type-unknown',
      at: 'mcp.json:5:15',
      message:
        'conforming clients skip MCP server "tools": its type is null, not "stdio", "streamable-http" or "sse"',
    },
  ],
  silent: [
    { name: 'stdio', given: (directory) => writeServer(directory, stdio()) },
    { name: 'streamable-http', given: (directory) => writeServer(directory, overHttp()) },
    { name: 'sse', given: (directory) => writeServer(directory, overHttp({ type: 'sse' })) },
  ],
};
