import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/secret',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'mcp.json seems to hold a secret',
  why: 'Everybody who can read the package can use it, and it stays in the history. The value is not shown here.',
  fix: 'Remove the secret, make it invalid where it was issued, and let the user supply one.',
  example: { bad: '"env": {"API_TOKEN": "…the token itself…"}', good: '"env": {}' },
  messages: {
    name: 'A variable or header is called like a secret and has a value.',
    value: 'A value has the form of a known kind of secret.',
  },
};
