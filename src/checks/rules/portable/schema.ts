import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/schema',
  severity: 'error',
  boundary: 'FATAL',
  since: '0.1.0',
  summary: '"$schema" does not name Agent Plugins 1.0.0',
  why: 'A client compares the identifier as text to know which specification the package follows, and rejects the package where it knows no such one. It is never fetched.',
  fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
  example: {
    bad: '"$schema": "https://agent-plugins.org/schemas/1.1.0/plugin.schema.json"',
    good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
  },
  messages: {
    missing: 'There is no "$schema".',
    'wrong-type': '"$schema" is not a string.',
    'other-version': '"$schema" names another version of Agent Plugins.',
    unknown: '"$schema" is something else.',
  },
};
