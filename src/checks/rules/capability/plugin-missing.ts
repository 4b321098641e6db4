import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/plugin-missing',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: 'an installed plugin has no folder',
  why: 'Its capabilities are expected and silently not there.',
  fix: 'Install the plugin again, or take it out of the inventory.',
  example: {
    bad: 'inventory: notes is installed; plugins/ has no notes',
    good: 'inventory: notes is installed; plugins/notes/ is there',
  },
  messages: {
    folder: 'The inventory names a plugin that has no folder in the plugins directory.',
  },
};
