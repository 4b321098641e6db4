// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { overHttp, stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/secret',
  fires: [
    {
      name: 'a variable called like a secret',
      given: (directory) =>
        writeServer(directory, stdio({ env: { API_TOKEN: 'correct-horse-battery' } })),
      messageId: 'name',
      at: 'mcp.json:8:22',
      message:
        'everybody who installs the package reads the variable "API_TOKEN" of MCP server "tools", and it seems to be a secret',
    },
    {
      name: 'a header with credentials',
      given: (directory) =>
        writeServer(
          directory,
          overHttp({ headers: { Authorization: 'Bearer correct-horse-battery' } }),
        ),
      messageId: 'name',
      at: 'mcp.json:8:26',
      message:
        'everybody who installs the package reads the header "Authorization" of MCP server "tools", and it seems to be a secret',
    },
    {
      name: 'a value of a known form',
      given: (directory) =>
        writeServer(directory, stdio({ env: { MODE: `ghp_${'a1'.repeat(18)}` } })),
      messageId: 'value',
      at: 'mcp.json:8:17',
      message:
        'everybody who installs the package reads the variable "MODE" of MCP server "tools", and it has the form of a secret',
    },
    {
      name: 'an argument of a known form',
      given: (directory) =>
        writeServer(directory, stdio({ args: [`--key=sk-${'a1'.repeat(18)}`] })),
      messageId: 'value',
      at: 'mcp.json:8:9',
      message:
        'everybody who installs the package reads args[0] of MCP server "tools", and it has the form of a secret',
    },
  ],
  silent: [
    {
      name: 'values that stand for one',
      given: (directory) =>
        writeServer(
          directory,
          stdio({
            env: { API_TOKEN: '${API_TOKEN}', OTHER_SECRET: '<your secret>', PASSWORD: '' },
          }),
        ),
    },
    {
      name: 'names that only resemble',
      given: (directory) =>
        writeServer(directory, stdio({ env: { TOKENIZER: 'fast-and-good', KEYBOARD: 'german' } })),
    },
  ],
};
