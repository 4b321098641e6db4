import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'agent-skill/metadata',
  severity: 'error',
  boundary: 'ENTRY',
  since: '0.1.0',
  summary: 'the metadata of a skill does not map strings to strings',
  why: 'A client reads metadata as strings by name and skips a skill where it is something else.',
  fix: 'Write one string a key below "metadata".',
  example: { bad: 'metadata: {tags: [a, b]}', good: 'metadata: {tags: "a, b"}' },
  messages: {
    'wrong-type': 'The metadata is not a mapping.',
    nested: 'A value is a list or a mapping.',
  },
};
