import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/unreadable',

  fires: [
    {
      messageId: 'folder',
      name: 'a link to itself in place of tasks',
      fork: true,
      given: (directory) => {
        writeFork(directory, {});
        writeTree(directory, [{ path: 'capabilities/tasks', type: 'link', target: 'tasks' }]);
      },
      at: 'capabilities/tasks',
      message: 'the folder cannot be read',
    },
    {
      messageId: 'large',
      name: 'a task.yaml of 257 KiB',
      fork: true,
      given: (directory) =>
        writeFork(
          directory,
          task('capabilities/tasks/sync', { description: 'x'.repeat(257 * 1024) }),
        ),
      at: 'capabilities/tasks/sync/task.yaml',
      message: 'task.yaml is larger than 262144 bytes',
    },
    {
      messageId: 'file',
      name: 'a task.yaml that is a link to itself',
      fork: true,
      given: (directory) => {
        writeFork(directory, { 'capabilities/tasks/sync/run.sh': 'true\n' });
        writeTree(directory, [
          { path: 'capabilities/tasks/sync/task.yaml', type: 'link', target: 'task.yaml' },
        ]);
      },
      at: 'capabilities/tasks/sync/task.yaml',
      message: 'task.yaml cannot be read',
    },
  ],
  silent: [
    {
      name: 'a task.yaml of 255 KiB',
      fork: true,
      given: (directory) =>
        writeFork(
          directory,
          task('capabilities/tasks/sync', { description: 'x'.repeat(255 * 1024) }),
        ),
    },
  ],
};
