import { enabledRow, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/plugin-missing',

  fires: [
    {
      messageId: 'folder',
      name: 'a row without a folder',
      fork: true,
      given: (directory) => writeFork(directory, {}, [enabledRow('notes')]),
      at: 'plugins/notes',
      message: 'the plugin "notes" is installed, but there is no folder of that name',
    },
    {
      messageId: 'folder',
      name: 'a folder in another case',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('plugins/Notes/tasks/sync'), [enabledRow('notes')]),
      at: 'plugins/notes',
      message: 'the plugin "notes" is installed, but there is no folder of that name',
    },
  ],
  silent: [
    {
      name: 'a stray folder without a row',
      fork: true,
      given: (directory) => writeFork(directory, task('plugins/notes/tasks/sync'), []),
    },
    {
      name: 'a row that is not installed',
      fork: true,
      given: (directory) =>
        writeFork(directory, {}, [{ name: 'notes', installed: false, enabled: true }]),
    },
  ],
};
