// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { overHttp, stdio, writeServer } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/placeholder',
  fires: [
    {
      name: 'another name',
      given: (directory) => writeServer(directory, stdio({ args: ['${HOME}/x'] })),
      messageId: 'spelling',
      at: 'mcp.json:8:9',
      message: 'other clients do not replace "${HOME}" in "args[0]" of MCP server "tools"',
    },
    {
      name: 'another spelling in env',
      given: (directory) => writeServer(directory, stdio({ env: { HERE: '${pluginRoot}/x' } })),
      messageId: 'spelling',
      at: 'mcp.json:8:17',
      message: 'other clients do not replace "${pluginRoot}" in "env.HERE" of MCP server "tools"',
    },
    {
      name: 'without braces',
      given: (directory) => writeServer(directory, stdio({ args: ['$PLUGIN_ROOT/x'] })),
      messageId: 'spelling',
      at: 'mcp.json:8:9',
      message: 'other clients do not replace "$PLUGIN_ROOT" in "args[0]" of MCP server "tools"',
    },
    {
      name: 'in a URL',
      given: (directory) =>
        writeServer(directory, overHttp({ url: 'https://tools.example/${PLUGIN_ROOT}' })),
      messageId: 'elsewhere',
      at: 'mcp.json:6:14',
      message: 'other clients do not replace "${PLUGIN_ROOT}" in the url of MCP server "tools"',
    },
    {
      name: 'in a header',
      given: (directory) =>
        writeServer(directory, overHttp({ headers: { Authorization: 'Bearer ${TOKEN}' } })),
      messageId: 'elsewhere',
      at: 'mcp.json:8:26',
      message: 'other clients do not replace "${TOKEN}" in a header of MCP server "tools"',
    },
    {
      name: 'in the name of a variable',
      given: (directory) => writeServer(directory, stdio({ env: { '${PLUGIN_DATA}': 'x' } })),
      messageId: 'elsewhere',
      at: 'mcp.json:8:9',
      message:
        'other clients do not replace "${PLUGIN_DATA}" in the name of a variable of MCP server "tools"',
    },
  ],
  silent: [
    {
      name: 'the two where they mean something',
      given: (directory) =>
        writeServer(
          directory,
          stdio({
            args: ['${PLUGIN_ROOT}/x'],
            env: { HERE: '${PLUGIN_DATA}' },
            cwd: '${PLUGIN_ROOT}',
          }),
        ),
    },
    {
      name: 'dollars that are no placeholders',
      given: (directory) => writeServer(directory, stdio({ args: ['$5', '$HOME', '^a$'] })),
    },
  ],
};
