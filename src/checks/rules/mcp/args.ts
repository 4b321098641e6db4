import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/args',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the arguments of a server are not strings',
  why: 'Arguments are a list of strings. A client skips a server where it is something else.',
  fix: 'Write every argument as a string.',
  example: { bad: '"args": ["--port", 8080]', good: '"args": ["--port", "8080"]' },
  messages: {
    'wrong-type': '"args" is not a list.',
    item: 'An argument is not a string.',
  },
};
