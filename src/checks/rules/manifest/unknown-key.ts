import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'manifest/unknown-key',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a key that hosts do not know',
  why: 'The manifest is closed: a host refuses the whole package for one key it does not know, be it misspelt or in the wrong object.',
  fix: 'Correct the spelling, move the key into the object it belongs to, or delete it.',
  example: {
    bad: '{"name": "page-kit", "tags": ["pages"]}',
    good: '{"name": "page-kit", "keywords": ["pages"]}',
  },
  messages: {
    unknown: 'The key is none of the keys of its object.',
  },
};
