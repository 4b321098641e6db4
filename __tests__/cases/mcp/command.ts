// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/command',
  fires: [
    {
      name: 'no command',
      given: (directory) => writeServer(directory, { type: 'stdio' }),
      messageId: 'missing',
      at: 'mcp.json:4:5',
      message: 'conforming clients skip MCP server "tools": it has no "command"',
    },
    {
      name: 'a list',
      given: (directory) => writeServer(directory, stdio({ command: ['node'] })),
      messageId: 'wrong-type',
      at: 'mcp.json:6:18',
      message: 'conforming clients skip MCP server "tools": its command is a list, not a string',
    },
    {
      name: 'an empty string',
      given: (directory) => writeServer(directory, stdio({ command: '' })),
      messageId: 'empty',
      at: 'mcp.json:6:18',
      message: 'conforming clients skip MCP server "tools": its command "" is empty',
    },
    {
      name: 'a placeholder',
      given: (directory) => writeServer(directory, stdio({ command: '${PLUGIN_ROOT}/bin/x' })),
      messageId: 'placeholder',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "${PLUGIN_ROOT}/bin/x" has a placeholder, and none is replaced in a command',
    },
    {
      name: 'a path of Windows',
      given: (directory) => writeServer(directory, stdio({ command: 'bin\\x.exe' })),
      messageId: 'backslash',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "bin\\x.exe" has a backslash',
    },
    {
      name: 'an absolute path',
      given: (directory) => writeServer(directory, stdio({ command: '/usr/bin/node' })),
      messageId: 'absolute',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "/usr/bin/node" is an absolute path',
    },
    {
      name: 'a drive letter',
      given: (directory) => writeServer(directory, stdio({ command: 'C:/node' })),
      messageId: 'absolute',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "C:/node" is an absolute path',
    },
    {
      name: 'a path that climbs',
      given: (directory) => writeServer(directory, stdio({ command: '../bin/x' })),
      messageId: 'outside',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "../bin/x" leads outside the package',
    },
    {
      name: 'a path that climbs later',
      given: (directory) => writeServer(directory, stdio({ command: './bin/../../x' })),
      messageId: 'outside',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "./bin/../../x" leads outside the package',
    },
    {
      name: 'a link that leads outside',
      given: (directory) => {
        writeServer(directory, stdio({ command: './bin/x' }));
        writeTree(directory, [{ path: 'bin/x', type: 'link', target: '/bin/sh' }]);
      },
      messageId: 'outside',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "./bin/x" is a link that leads outside the package',
    },
    {
      name: 'arguments in the command',
      given: (directory) => writeServer(directory, stdio({ command: 'node server.js --port 80' })),
      messageId: 'arguments',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "node server.js --port 80" has blanks, and a command is one token',
    },
    {
      name: 'a path without a dot',
      given: (directory) => writeServer(directory, stdio({ command: 'bin/x' })),
      messageId: 'path',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "bin/x" is a path without "./" before it',
    },
    {
      name: 'a directory',
      given: (directory) => writeServer(directory, stdio({ command: './skills' })),
      messageId: 'directory',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "./skills" names a directory, not a file',
    },
    {
      name: 'the package itself',
      given: (directory) => writeServer(directory, stdio({ command: './' })),
      messageId: 'directory',
      at: 'mcp.json:6:18',
      message:
        'conforming clients skip MCP server "tools": its command "./" names a directory, not a file',
    },
  ],
  silent: [
    { name: 'a bare name', given: (directory) => writeServer(directory, stdio()) },
    {
      name: 'a file with a blank in its name',
      given: (directory) => {
        writeServer(directory, stdio({ command: './bin/run me' }));
        writeTree(directory, [{ path: 'bin/run me', type: 'file', utf8: 'x', executable: true }]);
      },
    },
    {
      name: 'a file that is not there, which is advice',
      given: (directory) => writeServer(directory, stdio({ command: './bin/x' })),
    },
  ],
};
