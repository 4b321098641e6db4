import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/inventory',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'the inventory of plugins cannot be trusted',
  why: 'What is installed and enabled decides whose tasks run. An inventory that is not understood may be the one that disables, so no plugin contributes until it is put right.',
  fix: 'Give a JSON list of objects with name, installed and enabled, or the state.json of the host.',
  example: {
    bad: '[{ "name": "notes", "enabled": "no" }]',
    good: '[{ "name": "notes", "installed": true, "enabled": false }]',
  },
  messages: {
    unreadable: 'The inventory is missing, is no JSON, or has a row that is not understood.',
    'row-twice': 'Two rows have one name; the plugin counts only if both say so.',
  },
};
