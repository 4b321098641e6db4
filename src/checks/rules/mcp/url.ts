import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/url',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the URL of a server is not one a client opens',
  why: 'A client opens absolute http and https URLs with a host, without user and fragment, and plain http only to the same machine. It skips a server with any other.',
  fix: 'Write a whole https URL with a host, without user and fragment.',
  example: { bad: '"url": "http://tools.example/mcp"', good: '"url": "https://tools.example/mcp"' },
  messages: {
    missing: 'There is no "url".',
    'wrong-type': '"url" is not a string.',
    form: 'The text is not an absolute http or https URL.',
    host: 'The host is missing or none.',
    user: 'A user stands before the host.',
    fragment: 'The URL has a fragment, if only "#".',
    'plain-http': 'The URL is plain http to another machine.',
  },
};
