import { overHttp, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/url-form',
  fires: [
    {
      name: 'a short address',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://127.1/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message:
        'other clients may read the host "127.1" of MCP server "tools" in another way: it stands for "127.0.0.1"',
    },
    {
      name: 'a hexadecimal address',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://0x7f.1/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message:
        'other clients may read the host "0x7f.1" of MCP server "tools" in another way: it stands for "127.0.0.1"',
    },
    {
      name: 'an address mapped into IPv6',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'http://[::ffff:127.0.0.1]/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message:
        'other clients may read the host "[::ffff:127.0.0.1]" of MCP server "tools" in another way: it stands for "127.0.0.1"',
    },
    {
      name: 'a Cyrillic letter',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://t\u043eols.example/mcp' })),
      messageId: 'host',
      at: 'mcp.json:6:14',
      message:
        'other clients may read the host "tоols.example" of MCP server "tools" in another way: it stands for "xn--tols-55d.example"',
    },
  ],
  silent: [
    {
      name: 'upper case',
      given: (directory) => writeServer(directory, overHttp({ url: 'https://TOOLS.example/mcp' })),
    },
    {
      name: 'the long address',
      given: (directory) => writeServer(directory, overHttp({ url: 'http://127.0.0.1/mcp' })),
    },
  ],
};
