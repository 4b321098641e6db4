import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/command',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the command of a server is not one a client runs',
  why: 'A command is one token: a bare name, or a path that begins with "./" and names a file of the package. A client skips a server with any other.',
  fix: 'Write a bare name or a path that begins with "./", and arguments into "args".',
  example: { bad: '"command": "node server.js"', good: '"command": "node", "args": ["server.js"]' },
  messages: {
    missing: 'There is no "command".',
    'wrong-type': 'The command is not a string.',
    empty: 'The command is empty.',
    placeholder: 'The command has a placeholder.',
    backslash: 'The command has a backslash.',
    absolute: 'The command is an absolute path.',
    outside: 'The command leads outside the package.',
    arguments: 'The command has blanks, such as arguments.',
    path: 'The command is a path without "./" before it.',
    directory: 'The command names a directory.',
  },
};
