import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/shadows-changed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: "a plugin's entry changed since yours began to shadow it",
  why: 'What you override is not any more what you saw: the plugin may have fixed what you worked around.',
  fix: 'Compare the two entries, take over what you want, and commit yours.',
  example: {
    bad: "your tasks/sync/ is from March, the plugin's from May",
    good: "your tasks/sync/ was committed after the plugin's last change",
  },
  messages: {
    newer: "The last commit of the plugin's entry is younger than that of the owner's.",
  },
};
