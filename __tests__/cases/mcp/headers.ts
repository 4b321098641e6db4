import { overHttp, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/headers',
  fires: [
    {
      name: 'a list',
      given: (directory) => writeServer(directory, overHttp({ headers: [] })),
      messageId: 'wrong-type',
      at: 'mcp.json:7:18',
      message: 'conforming clients skip MCP server "tools": its headers is a list, not an object',
    },
    {
      name: 'a number',
      given: (directory) => writeServer(directory, overHttp({ headers: { 'X-Mode': 1 } })),
      messageId: 'value',
      at: 'mcp.json:8:19',
      message:
        'conforming clients skip MCP server "tools": its header "X-Mode" is a number, not a string',
    },
    {
      name: 'an empty name',
      given: (directory) => writeServer(directory, overHttp({ headers: { '': 'a' } })),
      messageId: 'name',
      at: 'mcp.json:8:9',
      message:
        'conforming clients skip MCP server "tools": the header name "" is not an HTTP token',
    },
    {
      name: 'a blank in a name',
      given: (directory) => writeServer(directory, overHttp({ headers: { 'X Mode': 'a' } })),
      messageId: 'name',
      at: 'mcp.json:8:9',
      message:
        'conforming clients skip MCP server "tools": the header name "X Mode" is not an HTTP token',
    },
    {
      name: 'two cases',
      given: (directory) =>
        writeServer(directory, overHttp({ headers: { 'X-Mode': 'a', 'x-mode': 'b' } })),
      messageId: 'twice',
      at: 'mcp.json:9:9',
      message:
        'conforming clients skip MCP server "tools": the header "x-mode" is "X-Mode" again, as case does not count',
    },
    {
      name: 'a line feed',
      given: (directory) =>
        writeServer(directory, overHttp({ headers: { 'X-Mode': 'a\nX-Other: b' } })),
      messageId: 'control',
      at: 'mcp.json:8:19',
      message:
        'conforming clients skip MCP server "tools": the value of its header "X-Mode" holds LF',
    },
    {
      name: 'a NUL',
      given: (directory) => writeServer(directory, overHttp({ headers: { 'X-Mode': 'a\0' } })),
      messageId: 'control',
      at: 'mcp.json:8:19',
      message:
        'conforming clients skip MCP server "tools": the value of its header "X-Mode" holds NUL',
    },
  ],
  silent: [
    {
      name: 'tokens',
      given: (directory) =>
        writeServer(directory, overHttp({ headers: { 'X-Mode': 'a b', "!#$%&'*+-.^_`|~1": '' } })),
    },
  ],
};
