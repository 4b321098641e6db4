// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/cwd-missing',
  fires: [
    {
      name: 'no such directory',
      given: (directory) => writeServer(directory, stdio({ cwd: './data' })),
      messageId: 'missing',
      at: 'mcp.json:7:14',
      message:
        'other clients cannot start MCP server "tools": its cwd "./data" is not in the package',
    },
    {
      name: 'a file',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_ROOT}/plugin.json' })),
      messageId: 'not-a-directory',
      at: 'mcp.json:7:14',
      message:
        'other clients cannot start MCP server "tools": its cwd "${PLUGIN_ROOT}/plugin.json" is a file',
    },
  ],
  silent: [
    {
      name: 'a directory',
      given: (directory) => writeServer(directory, stdio({ cwd: './data' }), { 'data/a.txt': 'x' }),
    },
    {
      name: 'the data directory, which the client makes',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_DATA}/cache' })),
    },
  ],
};
