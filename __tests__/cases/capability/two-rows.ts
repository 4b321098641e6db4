import { task } from '../../support/fork.ts';
import { rowText } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/two-rows',

  fires: [
    {
      messageId: 'name',
      name: 'two packages with one task',
      given: (directory) => {
        writePackage(`${directory}/one`, {
          'plugin.json': manifestText({ name: 'one' }),
          'skills/read/SKILL.md': null,
          ...task('tasks/sync'),
        });
        writePackage(`${directory}/two`, {
          'plugin.json': manifestText({ name: 'two' }),
          'skills/read/SKILL.md': null,
          ...task('tasks/sync'),
        });
        writeFiles(directory, {
          'registry.yaml':
            rowText({ name: 'one', sourceUrl: 'one' }) + rowText({ name: 'two', sourceUrl: 'two' }),
        });
      },
      at: 'registry.yaml:7:3',
      message: 'the rows "plugin:one" and "plugin:two" bring the task "sync"',
    },
  ],
  silent: [
    {
      name: 'two rows for one package',
      given: (directory) => {
        writePackage(`${directory}/one`, task('tasks/sync'));
        writeFiles(directory, {
          'registry.yaml':
            rowText({ sourceUrl: 'one' }) + rowText({ name: 'other', sourceUrl: 'one' }),
        });
      },
    },
  ],
};
