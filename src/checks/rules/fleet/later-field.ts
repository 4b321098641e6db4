import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/later-field',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a field needs a later version than the file states',
  why: 'The version says which fields a host looks for. A field from a later version is refused.',
  fix: 'Raise "version" to the one that brought the field, or delete the field.',
  example: {
    bad: 'version: 2, and a step with "writes"',
    good: 'version: 4, and a step with "writes"',
  },
  messages: { later: 'The field came with a later version.' },
};
