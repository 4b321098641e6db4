import { mcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'mcp/location',
  fires: [
    {
      name: 'a directory of that name',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'mcp.json', type: 'directory' }]);
      },
      messageId: 'not-a-file',
      at: 'mcp.json',
      message: 'conforming clients load no MCP server: mcp.json is a directory, not a file',
    },
    {
      name: 'a link that leads outside',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'mcp.json', type: 'link', target: '/srv/mcp.json' }]);
      },
      messageId: 'outside',
      at: 'mcp.json',
      message:
        'conforming clients load no MCP server: mcp.json is a link that leads outside the package',
    },
  ],
  silent: [
    { name: 'no such file', given: (directory) => writePackage(directory) },
    {
      name: 'a link to a file inside',
      given: (directory) => {
        writePackage(directory, { 'lib/mcp.json': mcpText({}) });
        writeTree(directory, [{ path: 'mcp.json', type: 'link', target: 'lib/mcp.json' }]);
      },
    },
  ],
};
