import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/args',
  fires: [
    {
      name: 'one string',
      given: (directory) => writeServer(directory, stdio({ args: 'server.js' })),
      messageId: 'wrong-type',
      at: 'mcp.json:7:15',
      message: 'conforming clients skip MCP server "tools": its args is a string, not a list',
    },
    {
      name: 'a number',
      given: (directory) => writeServer(directory, stdio({ args: ['--port', 8080] })),
      messageId: 'item',
      at: 'mcp.json:9:9',
      message:
        'conforming clients skip MCP server "tools": its args[1] is the number 8080, not a string',
    },
  ],
  silent: [
    {
      name: 'paths that would be no command',
      given: (directory) => writeServer(directory, stdio({ args: ['../x', '/tmp/y', 'a b', ''] })),
    },
  ],
};
