import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/same-path',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  summary: "a file of the store has the path of a plugin's file and other bytes",
  why: 'It may be a copy that somebody changed, or an override that is meant: only its owner can tell. Nothing touches it.',
  fix: 'Keep it if it is meant as an override; else delete it.',
  example: {
    bad: 'capabilities/tasks/sync/run.sh, changed',
    good: 'plugins/a/tasks/sync/run.sh alone',
  },
  messages: {
    differs: 'A plugin has a file of the same path with other bytes.',
  },
};
