import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/entry-file',

  fires: [
    {
      messageId: 'missing',
      name: 'a task without task.yaml',
      fork: true,
      given: (directory) => writeFork(directory, { 'capabilities/tasks/sync/run.sh': 'true\n' }),
      at: 'capabilities/tasks/sync',
      message: 'the task "sync" has no task.yaml',
    },
    {
      messageId: 'missing',
      name: 'a skill without SKILL.md',
      fork: true,
      given: (directory) => writeFork(directory, { 'plugins/a/skills/read/README.md': 'Read.\n' }),
      at: 'plugins/a/skills/read',
      message: 'the skill "read" has no SKILL.md',
    },
    {
      messageId: 'missing',
      name: 'in a package, beside a task that has one',
      given: (directory) =>
        writePackage(directory, { ...task('tasks/sync'), 'tasks/later/run.sh': 'true\n' }),
      at: 'tasks/later',
      message: 'the task "later" has no task.yaml',
    },
  ],
  silent: [
    {
      name: 'a file beside the entries',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync'),
          'capabilities/tasks/README.md': 'Tasks.\n',
        }),
    },
    {
      name: 'an affordance needs none',
      fork: true,
      given: (directory) =>
        writeFork(directory, { 'capabilities/affordances/now/text.txt': 'Now.\n' }),
    },
    {
      name: 'a package whose tasks are something else',
      given: (directory) => writePackage(directory, { 'tasks/build/index.js': 'run();\n' }),
    },
  ],
};
