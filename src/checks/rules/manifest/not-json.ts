import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/not-json',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'plugin.json is not strict JSON',
  why: 'A host parses strict JSON: no comments, no trailing commas, no single quotes. After a syntax error nothing of the manifest is known.',
  fix: 'Correct the syntax at the marked place.',
  example: { bad: '{"name": "page-kit",}', good: '{"name": "page-kit"}' },
  messages: {
    syntax: 'The text breaks the grammar of JSON at this place.',
    'too-deep': 'Lists or objects are nested too deep to be read safely.',
  },
};
