import { overHttp, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/url',
  fires: [
    {
      name: 'no URL',
      given: (directory) => writeServer(directory, { type: 'sse' }),
      messageId: 'missing',
      at: 'mcp.json:4:5',
      message: 'conforming clients skip MCP server "tools": it has no "url"',
    },
    {
      name: 'null',
      given: (directory) => writeServer(directory, overHttp({ url: null })),
      messageId: 'wrong-type',
      at: 'mcp.json:6:14',
      message: 'conforming clients skip MCP server "tools": its url is null, not a string',
    },
    {
      name: 'a path',
      given: (directory) => writeServer(directory, overHttp({ url: '/mcp' })),
      messageId: 'form',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "/mcp" is not an absolute http or https URL',
    },
    {
      name: 'another scheme',
      given: (directory) => writeServer(directory, overHttp({ url: 'ftp://tools.example/mcp' })),
      messageId: 'form',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "ftp://tools.example/mcp" is not an absolute http or https URL',
    },
    {
      name: 'a line feed',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://tools.example/\nmcp' })),
      messageId: 'form',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "https://tools.example/\\nmcp" has a blank, a control character or a backslash',
    },
    {
      name: 'a backslash',
      given: (directory) => writeServer(directory, overHttp({ url: 'https://tools.example\\mcp' })),
      messageId: 'form',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "https://tools.example\\mcp" has a blank, a control character or a backslash',
    },
    {
      name: 'no host',
      given: (directory) => writeServer(directory, overHttp({ url: 'https:///mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message: 'conforming clients skip MCP server "tools": its url "https:///mcp" has no host',
    },
    {
      name: 'only a port',
      given: (directory) => writeServer(directory, overHttp({ url: 'https://:80/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message: 'conforming clients skip MCP server "tools": its url "https://:80/mcp" has no host',
    },
    {
      name: 'a port that is none',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://tools.example:99999/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "https://tools.example:99999/mcp" has a host or a port that is none',
    },
    {
      name: 'a user',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://tools.example@evil.example/mcp' })),
      messageId: 'user',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "https://…@evil.example/mcp" has a user before the host',
    },
    {
      name: 'a lone hash',
      given: (directory) => writeServer(directory, overHttp({ url: 'https://tools.example/mcp#' })),
      messageId: 'fragment',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "https://tools.example/mcp#" has a fragment',
    },
    {
      name: 'plain http to another machine',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://tools.example/mcp' })),
      messageId: 'plain-http',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "http://tools.example/mcp" is plain http to another machine',
    },
    {
      name: 'plain http to every address',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://0.0.0.0/mcp' })),
      messageId: 'plain-http',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "http://0.0.0.0/mcp" is plain http to another machine',
    },
    {
      name: 'a name that only begins with localhost',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'http://localhost.evil.example/mcp' })),
      messageId: 'plain-http',
      at: 'mcp.json:6:14',
      message:
        'conforming clients skip MCP server "tools": its url "http://localhost.evil.example/mcp" is plain http to another machine',
    },
  ],
  silent: [
    {
      name: 'https with a port and a query',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://tools.example:8443/mcp?a=b' })),
    },
    {
      name: 'plain http to localhost',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://localhost:3000/mcp' })),
    },
    {
      name: 'plain http to 127.0.0.0/8',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://127.8.9.1/mcp' })),
    },
    {
      name: 'plain http to [::1]',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://[::1]:3000/mcp' })),
    },
    {
      name: 'a short form, which is only a warning',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://127.1/mcp' })),
    },
  ],
};
