import { enabledRow, skill, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/two-plugins',

  fires: [
    {
      messageId: 'name',
      name: 'two plugins with one task',
      fork: true,
      given: (directory) =>
        writeFork(directory, { ...task('plugins/b/tasks/sync'), ...task('plugins/a/tasks/sync') }),
      at: 'plugins/a/tasks/sync',
      message: 'the plugins "a" and "b" provide the task "sync"; "a" is used',
    },
    {
      messageId: 'name',
      name: 'three, and the owner decides',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...skill('plugins/a/skills/read'),
          ...skill('plugins/b/skills/read'),
          ...skill('plugins/c/skills/read'),
          ...skill('capabilities/skills/read'),
        }),
      at: 'plugins/a/skills/read',
      message: 'the plugins "a", "b" and "c" provide the skill "read"; your own entry is used',
    },
  ],
  silent: [
    {
      name: 'one of the two is disabled',
      fork: true,
      given: (directory) =>
        writeFork(directory, { ...task('plugins/b/tasks/sync'), ...task('plugins/a/tasks/sync') }, [
          enabledRow('a'),
          { name: 'b', installed: true, enabled: false },
        ]),
    },
    {
      name: 'one name in two kinds',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('plugins/b/tasks/read'),
          ...skill('plugins/a/skills/read'),
        }),
    },
  ],
};
