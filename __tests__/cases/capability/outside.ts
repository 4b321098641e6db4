import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/outside',

  fires: [
    {
      messageId: 'implementation',
      name: 'a way up',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/other'),
          ...task('capabilities/tasks/sync', { implementation: '../other/run.sh' }),
        }),
      at: 'capabilities/tasks/sync/task.yaml:3:17',
      message: 'the implementation "../other/run.sh" is not inside the task\'s own directory',
    },
    {
      messageId: 'implementation',
      name: 'a link to another task, in a package',
      given: (directory) => {
        writePackage(directory, {
          ...task('tasks/other'),
          ...task('tasks/sync', { implementation: 'go.sh' }),
        });
        writeTree(directory, [
          { path: 'tasks/sync/go.sh', type: 'link', target: '../other/run.sh' },
        ]);
      },
      at: 'tasks/sync/task.yaml',
      message: 'the implementation "go.sh" is not inside the task\'s own directory',
    },
    {
      messageId: 'link',
      name: 'an entry of the store that is a link into a plugin',
      fork: true,
      given: (directory) => {
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          ...task('capabilities/tasks/mine'),
        });
        writeTree(directory, [
          { path: 'capabilities/tasks/sync', type: 'link', target: '../../plugins/a/tasks/sync' },
        ]);
      },
      at: 'capabilities/tasks/sync',
      message: 'the task "sync" is a link that leads out of its source or nowhere',
    },
    {
      messageId: 'folder',
      name: 'a folder of a plugin that is a link',
      fork: true,
      given: (directory) => {
        writeFork(directory, { ...task('elsewhere/sync'), 'plugins/a/README.md': 'A.\n' });
        writeTree(directory, [
          { path: 'plugins/a/tasks', type: 'link', target: '../../elsewhere' },
        ]);
      },
      at: 'plugins/a/tasks',
      message: 'the folder is a link that leads out of its source; nothing in it counts',
    },
  ],
  silent: [
    {
      name: 'a link to another entry of the same source',
      fork: true,
      given: (directory) => {
        writeFork(directory, task('capabilities/tasks/sync'));
        writeTree(directory, [{ path: 'capabilities/tasks/alias', type: 'link', target: 'sync' }]);
      },
    },
  ],
};
