import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'capability/entry-file',
  severity: 'error',
  boundary: null,
  since: '0.1.0',
  summary: 'an entry lacks the file that makes it one',
  why: "A task without task.yaml or a skill without SKILL.md is never offered; an owner's one still keeps its name from a plugin's.",
  fix: 'Add the file, or remove the directory.',
  example: { bad: 'tasks/sync/run.sh', good: 'tasks/sync/task.yaml\ntasks/sync/run.sh' },
  messages: {
    missing: 'The directory has no task.yaml or SKILL.md, or it is no file.',
  },
};
