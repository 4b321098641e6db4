import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/shadows',

  fires: [
    {
      messageId: 'name',
      name: 'an override',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync'),
          ...task('plugins/a/tasks/sync'),
        }),
      at: 'capabilities/tasks/sync',
      message: 'your task "sync" shadows that of "a"',
    },
  ],
  silent: [
    {
      name: 'the plugin is disabled',
      fork: true,
      given: (directory) =>
        writeFork(
          directory,
          { ...task('capabilities/tasks/sync'), ...task('plugins/a/tasks/sync') },
          [{ name: 'a', installed: true, enabled: false }],
        ),
    },
  ],
};
