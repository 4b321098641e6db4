import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/env',
  fires: [
    {
      name: 'a list',
      given: (directory) => writeServer(directory, stdio({ env: ['A=1'] })),
      messageId: 'wrong-type',
      at: 'mcp.json:7:14',
      message: 'conforming clients skip MCP server "tools": its env is a list, not an object',
    },
    {
      name: 'null',
      given: (directory) => writeServer(directory, stdio({ env: null })),
      messageId: 'wrong-type',
      at: 'mcp.json:7:14',
      message: 'conforming clients skip MCP server "tools": its env is null, not an object',
    },
    {
      name: 'a number',
      given: (directory) => writeServer(directory, stdio({ env: { PORT: 8080 } })),
      messageId: 'value',
      at: 'mcp.json:8:17',
      message:
        'conforming clients skip MCP server "tools": its env "PORT" is a number, not a string',
    },
    {
      name: 'a name of the client',
      given: (directory) => writeServer(directory, stdio({ env: { PLUGIN_ROOT: '/srv' } })),
      messageId: 'reserved',
      at: 'mcp.json:8:9',
      message:
        'conforming clients skip MCP server "tools": its env sets PLUGIN_ROOT, which the client sets itself',
    },
  ],
  silent: [
    {
      name: 'strings',
      given: (directory) =>
        writeServer(directory, stdio({ env: { MODE: 'fast', EMPTY: '', PLUGIN_ROOTS: 'x' } })),
    },
  ],
};
