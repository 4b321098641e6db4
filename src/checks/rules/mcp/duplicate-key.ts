import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'mcp/duplicate-key',
  severity: 'note',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'an object of mcp.json has a key twice',
  why: 'Most readers take the last of the two and some the first, so two clients may start two different servers.',
  fix: 'Keep one of the two.',
  example: {
    bad: '{"a": {"type": "stdio"}, "a": {"type": "sse"}}',
    good: '{"a": {"type": "stdio"}}',
  },
  messages: {
    duplicate: 'The key occurred before in the same object.',
  },
};
