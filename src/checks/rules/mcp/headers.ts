import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/headers',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the headers of a server are not HTTP headers',
  why: 'Names are HTTP tokens, each once ignoring case; values are strings on one line. A client skips a server with others.',
  fix: 'Write each header once, with a token as its name and a string without line breaks.',
  example: { bad: '"headers": {"X-Mode": "a", "x-mode": "b"}', good: '"headers": {"X-Mode": "a"}' },
  messages: {
    'wrong-type': '"headers" is not an object.',
    value: 'A value is not a string.',
    name: 'A name is not a token.',
    twice: 'Two names differ only in case.',
    control: 'A value holds CR, LF or NUL.',
  },
};
