import { skill, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/name-twins',

  fires: [
    {
      messageId: 'case',
      name: 'the owner and a plugin in another case',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/Sync'),
          ...task('plugins/a/tasks/sync'),
        }),
      at: 'plugins/a/tasks/sync',
      message: 'the task names "sync" and "Sync" differ only in upper and lower case',
    },
    {
      messageId: 'normalisation',
      name: 'an accent in two encodings',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/caf\u00e9'),
          ...task('plugins/a/tasks/cafe\u0301'),
        }),
      at: 'capabilities/tasks/caf\u00e9',
      message: 'two task names read "caf\u00e9" and differ only in how their accents are encoded',
    },
    {
      messageId: 'same',
      name: 'a directory and a file',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          'capabilities/affordances/now/text.txt': 'Now.\n',
          'capabilities/affordances/now.md': 'Now.\n',
        }),
      at: 'capabilities/affordances/now.md',
      message: 'two entries of one folder are named "now"; only the first counts',
    },
    {
      messageId: 'same',
      name: 'two files, in a package',
      given: (directory) =>
        writePackage(directory, {
          'notifications/done.json': '{}\n',
          'notifications/done.yaml': 'a: 1\n',
        }),
      at: 'notifications/done.yaml',
      message: 'two entries of one folder are named "done"; only the first counts',
    },
  ],
  silent: [
    {
      name: 'one name in two kinds',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync'),
          ...skill('plugins/a/skills/Sync'),
        }),
    },
  ],
};
