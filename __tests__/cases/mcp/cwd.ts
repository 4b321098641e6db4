// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/cwd',
  fires: [
    {
      name: 'a number',
      given: (directory) => writeServer(directory, stdio({ cwd: 1 })),
      messageId: 'wrong-type',
      at: 'mcp.json:7:14',
      message: 'conforming clients skip MCP server "tools": its cwd is the number 1, not a string',
    },
    {
      name: 'a bare name',
      given: (directory) => writeServer(directory, stdio({ cwd: 'data' })),
      messageId: 'form',
      at: 'mcp.json:7:14',
      message:
        'conforming clients skip MCP server "tools": its cwd "data" begins with neither "./" nor a placeholder for a directory',
    },
    {
      name: 'an absolute path',
      given: (directory) => writeServer(directory, stdio({ cwd: '/tmp' })),
      messageId: 'form',
      at: 'mcp.json:7:14',
      message:
        'conforming clients skip MCP server "tools": its cwd "/tmp" begins with neither "./" nor a placeholder for a directory',
    },
    {
      name: 'text right behind a placeholder',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_ROOT}x' })),
      messageId: 'form',
      at: 'mcp.json:7:14',
      message:
        'conforming clients skip MCP server "tools": its cwd "${PLUGIN_ROOT}x" begins with neither "./" nor a placeholder for a directory',
    },
    {
      name: 'a path that climbs',
      given: (directory) => writeServer(directory, stdio({ cwd: './../x' })),
      messageId: 'outside',
      at: 'mcp.json:7:14',
      message: 'conforming clients skip MCP server "tools": its cwd "./../x" leads outside',
    },
    {
      name: 'a path that climbs out of the data directory',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_DATA}/../x' })),
      messageId: 'outside',
      at: 'mcp.json:7:14',
      message:
        'conforming clients skip MCP server "tools": its cwd "${PLUGIN_DATA}/../x" leads outside',
    },
    {
      name: 'a link that leads outside',
      given: (directory) => {
        writeServer(directory, stdio({ cwd: './data' }));
        writeTree(directory, [{ path: 'data', type: 'link', target: '/srv' }]);
      },
      messageId: 'outside',
      at: 'mcp.json:7:14',
      message:
        'conforming clients skip MCP server "tools": its cwd "./data" passes a link that leads outside the package',
    },
  ],
  silent: [
    {
      name: 'the package',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_ROOT}' })),
    },
    {
      name: 'a directory of the package',
      given: (directory) => writeServer(directory, stdio({ cwd: './skills' })),
    },
    {
      name: 'below the data directory',
      given: (directory) => writeServer(directory, stdio({ cwd: '${PLUGIN_DATA}/cache/..' })),
    },
  ],
};
