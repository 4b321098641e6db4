import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/mcp-not-run',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'Clio hosts do not run the servers of mcp.json',
  why: 'The file is kept for other clients. Whoever installs the package in a Clio host gets none of its servers.',
  fix: 'Leave the file out where only Clio hosts matter. To keep it for other clients, switch the rule off in plugin-gate.yaml: rules: {manifest/mcp-not-run: off}.',
  example: { bad: 'mcp.json in a package for Clio only', good: 'no mcp.json' },
  messages: {
    kept: 'There is an mcp.json in the package root.',
  },
};
