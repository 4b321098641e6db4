import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/location',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: 'mcp.json is not a file of the package',
  why: 'Clients read MCP servers from the file mcp.json alone. Where that is no file inside the package, they load no server at all.',
  fix: 'Make mcp.json a regular file of the package.',
  example: { bad: 'mcp.json -> ../shared/mcp.json', good: 'mcp.json as a file' },
  messages: {
    'not-a-file': 'mcp.json is a directory.',
    outside: 'mcp.json is a link that leads outside, to nothing or in a circle.',
  },
};
