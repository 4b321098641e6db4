import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'row/field-differs',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a row says something else than its package',
  why: 'A host compares kind, name, version and requirements with plugin.json after fetching and refuses what differs.',
  fix: 'Run plugin-gate pin, or change plugin.json where that is wrong.',
  example: {
    bad: 'version: 1.0.0 (plugin.json: 1.1.0)',
    good: 'version: 1.1.0',
  },
  messages: {
    kind: 'The kinds differ.',
    name: 'The names differ.',
    version: 'The versions differ.',
    requires: 'The sets of requirements differ.',
  },
};
