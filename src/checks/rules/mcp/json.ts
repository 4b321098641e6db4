import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/json',
  severity: 'error',
  boundary: 'TYPE',
  since: '0.1.0',
  summary: 'mcp.json is not a JSON object',
  why: 'A client that cannot parse the file loads no server of the package.',
  fix: 'Make mcp.json one JSON object in UTF-8, without comments and trailing commas.',
  example: { bad: '{"mcpServers": {},}', good: '{"mcpServers": {}}' },
  messages: {
    'byte-order-mark': 'The file begins with a byte-order mark.',
    'not-utf8': 'The bytes are not UTF-8.',
    syntax: 'The text is not JSON.',
    'too-deep': 'Values are nested too deep to be read.',
    'not-object': 'The text is JSON and not an object.',
    'too-large': 'The file is larger than what is read.',
  },
};
