import { enabledRow, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/inventory',

  fires: [
    {
      messageId: 'unreadable',
      name: 'enabled is a word',
      fork: true,
      given: (directory) => {
        writeFork(directory, task('plugins/notes/tasks/sync'));
        writeFiles(directory, {
          'inventory.json': '[{"name": "notes", "installed": true, "enabled": "no"}]',
        });
      },
      at: 'inventory.json',
      message:
        'the inventory has a bad row 1: enabled is a string, not true or false; no plugin contributes',
    },
    {
      messageId: 'unreadable',
      name: 'no list',
      fork: true,
      given: (directory) => {
        writeFork(directory, {});
        writeFiles(directory, { 'inventory.json': '{"plugins": []}' });
      },
      at: 'inventory.json',
      message: 'the inventory is an object, not a list of plugins; no plugin contributes',
    },
    {
      messageId: 'row-twice',
      name: 'one plugin in two rows',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('plugins/notes/tasks/sync'), [
          enabledRow('notes'),
          { name: 'notes', installed: true, enabled: false },
        ]),
      at: 'inventory.json',
      message: 'the inventory names the plugin "notes" twice',
    },
  ],
  silent: [
    {
      name: 'a plugin that is installed and disabled',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('plugins/notes/tasks/sync'), [
          { name: 'notes', installed: true, enabled: false },
        ]),
    },
  ],
};
