import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/other-server',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'a row comes from a server that Clio refuses',
  why: 'A Clio host takes sources on github.com only. The row can be checked here, but not installed there.',
  fix: 'Keep such rows to hosts that are set up for the server.',
  example: {
    bad: 'sourceUrl: https://github.example/o/r/tree/v1',
    good: 'sourceUrl: https://github.com/o/r/tree/v1',
  },
  messages: {
    'other-server': 'The URL is on the server that GITHUB_SERVER_URL names.',
  },
};
