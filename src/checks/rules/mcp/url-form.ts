import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/url-form',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the host of a URL is written in an unusual way',
  why: 'Short, hexadecimal, mapped and look-alike hosts are read differently by different clients, and a reviewer does not see where they lead.',
  fix: 'Write the host in its usual form.',
  example: { bad: '"url": "http://127.1/mcp"', good: '"url": "http://127.0.0.1/mcp"' },
  messages: {
    host: 'A URL parser reads another host than the one written.',
  },
};
