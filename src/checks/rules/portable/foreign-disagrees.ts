import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'portable/foreign-disagrees',
  severity: 'warning',
  boundary: 'ADVICE',
  since: '0.1.0',
  summary: 'a manifest of another client disagrees with plugin.json',
  why: 'People who install the package through that client get another name or version than the one that was checked.',
  fix: 'Write the same value in both files.',
  example: {
    bad: 'version 1.0.0 in plugin.json, 0.9.0 in .claude-plugin/plugin.json',
    good: 'version 1.0.0 in both',
  },
  messages: {
    name: 'The names differ.',
    version: 'The versions differ.',
  },
};
