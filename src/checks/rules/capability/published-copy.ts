import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/published-copy',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: "a file of the store is a copy of a plugin's file",
  why: 'Capabilities are loaded, never copied: the copy shadows the plugin, so updating and disabling it change nothing.',
  fix: 'Delete the copy; plugin-gate capabilities migrate deletes untracked ones after you reviewed its plan.',
  example: {
    bad: 'capabilities/tasks/sync/run.sh, the same bytes as plugins/a/tasks/sync/run.sh',
    good: 'plugins/a/tasks/sync/run.sh alone',
  },
  messages: {
    current: "The bytes are those of an installed plugin's file.",
    older: "The bytes are those of an older version in the plugin's git history.",
  },
};
