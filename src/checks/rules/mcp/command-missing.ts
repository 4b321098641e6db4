import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/command-missing',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'the command of a server cannot be started as it is',
  why: 'A client accepts the server, and starting it fails on the machine of the user.',
  fix: 'Add the file and make it executable.',
  example: {
    bad: '"command": "./bin/serve" without such a file',
    good: '"command": "./bin/serve" with that file, executable',
  },
  messages: {
    missing: 'There is no such file in the package.',
    'not-executable': 'The file is not executable.',
  },
};
