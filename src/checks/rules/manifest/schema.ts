import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/schema',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: '$schema is not the identifier of version 1.0.0',
  why: 'The identifier says by which version the manifest is to be read. A host knows exactly one and refuses any other text.',
  fix: 'Write "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
  example: {
    bad: '"$schema": "https://agent-plugins.org/schemas/latest/plugin.schema.json"',
    good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
  },
  messages: {
    'other-schema': 'The text is not the identifier of version 1.0.0.',
  },
};
