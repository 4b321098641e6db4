import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/same-path',

  fires: [
    {
      messageId: 'differs',
      name: 'a changed copy',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          'capabilities/tasks/sync/run.sh': 'echo mine\n',
        }),
      at: 'capabilities/tasks/sync/run.sh',
      message:
        '"tasks/sync/run.sh" has the path of "tasks/sync/run.sh" of the plugin "a" and other bytes',
    },
  ],
  silent: [
    {
      name: 'a file of the same name in another entry',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          ...task('capabilities/tasks/mine'),
        }),
    },
  ],
};
