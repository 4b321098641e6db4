import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/implementation',

  fires: [
    {
      messageId: 'missing',
      name: 'no such file',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('capabilities/tasks/sync', { implementation: 'go.sh' })),
      at: 'capabilities/tasks/sync/task.yaml',
      message: 'the implementation "go.sh" is not there',
    },
    {
      messageId: 'not-a-file',
      name: 'a directory, in a package',
      given: (directory) =>
        writePackage(directory, {
          ...task('tasks/sync', { implementation: 'lib' }),
          'tasks/sync/lib/a.sh': 'true\n',
        }),
      at: 'tasks/sync/task.yaml',
      message: 'the implementation "lib" is not a file',
    },
    {
      messageId: 'not-a-file',
      name: 'a directory',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync', { implementation: 'lib' }),
          'capabilities/tasks/sync/lib/a.sh': 'true\n',
        }),
      at: 'capabilities/tasks/sync/task.yaml',
      message: 'the implementation "lib" is not a file',
    },
  ],
  silent: [
    {
      name: 'a file in a directory below',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync', { implementation: 'lib/a.sh' }),
          'capabilities/tasks/sync/lib/a.sh': 'true\n',
        }),
    },
  ],
};
