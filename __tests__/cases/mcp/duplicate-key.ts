import { mcpSchema, mcpText, stdio, writeMcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'mcp/duplicate-key',
  fires: [
    {
      name: 'a server twice',
      given: (directory) =>
        writeMcpText(
          directory,
          `{\n  "$schema": "${mcpSchema}",\n  "mcpServers": {\n    "a": { "type": "stdio", "command": "node" },\n    "a": { "type": "stdio", "command": "deno" }\n  }\n}\n`,
        ),
      messageId: 'duplicate',
      at: 'mcp.json:5:5',
      message: 'other clients may read another value: mcp.json has the key "a" twice in one object',
    },
    {
      name: 'a header twice',
      given: (directory) =>
        writeMcpText(
          directory,
          `{\n  "$schema": "${mcpSchema}",\n  "mcpServers": {\n    "a": { "type": "sse", "url": "https://tools.example/", "headers": { "X": "1", "X": "2" } }\n  }\n}\n`,
        ),
      messageId: 'duplicate',
      at: 'mcp.json:4:83',
      message: 'other clients may read another value: mcp.json has the key "X" twice in one object',
    },
  ],
  silent: [
    {
      name: 'one key in two servers',
      given: (directory) => writeMcpText(directory, mcpText({ a: stdio(), b: stdio() })),
    },
  ],
};
