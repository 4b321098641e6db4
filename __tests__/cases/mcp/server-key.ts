import { overHttp, stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/server-key',
  fires: [
    {
      name: 'a key that no type has',
      given: (directory) => writeServer(directory, stdio({ disabled: false })),
      messageId: 'unknown',
      at: 'mcp.json:7:7',
      message: 'conforming clients skip MCP server "tools": it has the unknown key "disabled"',
    },
    {
      name: 'a misspelt key',
      given: (directory) => writeServer(directory, overHttp({ header: {} })),
      messageId: 'unknown',
      at: 'mcp.json:7:7',
      message: 'conforming clients skip MCP server "tools": it has the unknown key "header"',
    },
    {
      name: 'a URL of a stdio server',
      given: (directory) => writeServer(directory, stdio({ url: 'https://tools.example/mcp' })),
      messageId: 'other-variant',
      at: 'mcp.json:7:7',
      message: 'conforming clients skip MCP server "tools": a stdio server has no "url"',
    },
    {
      name: 'a command of a server over HTTP',
      given: (directory) => writeServer(directory, overHttp({ command: 'node' })),
      messageId: 'other-variant',
      at: 'mcp.json:7:7',
      message: 'conforming clients skip MCP server "tools": a server over HTTP has no "command"',
    },
  ],
  silent: [
    {
      name: 'every key of stdio',
      given: (directory) => writeServer(directory, stdio({ args: [], env: {}, cwd: './' })),
    },
    {
      name: 'every key over HTTP',
      given: (directory) => writeServer(directory, overHttp({ headers: {} })),
    },
  ],
};
