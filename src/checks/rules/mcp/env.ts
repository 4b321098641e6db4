import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/env',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the environment of a server is not strings by name',
  why: 'The environment maps names to strings, and two names belong to the client. It skips a server where that does not hold.',
  fix: 'Write every value as a string, and leave PLUGIN_ROOT and PLUGIN_DATA to the client.',
  example: { bad: '"env": {"PORT": 8080}', good: '"env": {"PORT": "8080"}' },
  messages: {
    'wrong-type': '"env" is not an object.',
    value: 'A value is not a string.',
    reserved: 'A name belongs to the client.',
  },
};
