import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/cwd-missing',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the working directory of a server is not in the package',
  why: 'A client accepts the server, and starting it fails where the directory is not there.',
  fix: 'Add the directory with a file in it, or correct the path.',
  example: {
    bad: '"cwd": "./data" without such a directory',
    good: '"cwd": "./data" with data/.keep',
  },
  messages: {
    missing: 'There is no such directory.',
    'not-a-directory': 'It is a file.',
  },
};
