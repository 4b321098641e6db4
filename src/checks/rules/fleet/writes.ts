import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'fleet/writes',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'a step does not say plainly what it writes',
  why: 'A host grants a workspace step exactly the paths it names. Patterns and ways out of the workspace are refused.',
  fix: 'List at most 32 relative paths without patterns and without "..".',
  example: { bad: 'writes: ["src/*.ts"]', good: 'writes: ["src"]' },
  messages: {
    missing: 'A workspace step of version 4 or later has no "writes".',
    'too-many': 'There are over 32 paths.',
    glob: 'A path is a pattern.',
    climbs: 'A path has ".." in it.',
    'not-relative': 'A path is absolute or has backslashes.',
  },
};
