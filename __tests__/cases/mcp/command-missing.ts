import { stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/command-missing',
  fires: [
    {
      name: 'no such file',
      given: (directory) => writeServer(directory, stdio({ command: './bin/x' })),
      messageId: 'missing',
      at: 'mcp.json:6:18',
      message: 'other clients cannot start MCP server "tools": there is no file "./bin/x"',
    },
    {
      name: 'a file without the right to run',
      given: (directory) => writeServer(directory, stdio({ command: './bin/x' }), { 'bin/x': 'x' }),
      messageId: 'not-executable',
      at: 'mcp.json:6:18',
      message:
        'other clients cannot start MCP server "tools": the file "./bin/x" is not executable',
    },
  ],
  silent: [
    {
      name: 'an executable file',
      given: (directory) => {
        writeServer(directory, stdio({ command: './bin/x' }));
        writeTree(directory, [{ path: 'bin/x', type: 'file', utf8: 'x', executable: true }]);
      },
    },
    { name: 'a bare name', given: (directory) => writeServer(directory, stdio()) },
  ],
};
