import { commitAt, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/shadows-changed',

  fires: [
    {
      messageId: 'newer',
      name: 'the plugin changed a month later',
      fork: true,
      given: (directory) => {
        writeFork(directory, {
          ...task('capabilities/tasks/sync', { name: 'Mine' }),
          ...task('plugins/a/tasks/sync'),
        });
        commitAt(`${directory}/plugins/a`, '2026-01-05T12:00:00Z');
        commitAt(directory, '2026-02-05T12:00:00Z');
        writeFiles(directory, task('plugins/a/tasks/sync', { description: 'Better.' }));
        commitAt(`${directory}/plugins/a`, '2026-03-05T12:00:00Z');
      },
      at: 'capabilities/tasks/sync',
      message: 'the task "sync" of "a" changed since yours began to shadow it',
    },
  ],
  silent: [
    {
      name: 'the owner took it over afterwards',
      fork: true,
      given: (directory) => {
        writeFork(directory, {
          ...task('capabilities/tasks/sync', { name: 'Mine' }),
          ...task('plugins/a/tasks/sync'),
        });
        commitAt(`${directory}/plugins/a`, '2026-03-05T12:00:00Z');
        commitAt(directory, '2026-03-05T12:00:00Z');
      },
    },
  ],
};
