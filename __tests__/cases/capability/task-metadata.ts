import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/task-metadata',

  fires: [
    {
      messageId: 'field-missing',
      name: 'no description',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('capabilities/tasks/sync', { description: null })),
      at: 'capabilities/tasks/sync/task.yaml:1:1',
      message: 'task.yaml has no description',
    },
    {
      messageId: 'field-missing',
      name: 'an implementation of blanks',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('capabilities/tasks/sync', { implementation: '" "' })),
      at: 'capabilities/tasks/sync/task.yaml:3:17',
      message: 'task.yaml has an empty implementation',
    },
    {
      messageId: 'field-type',
      name: 'a number for a name',
      fork: true,
      given: (directory) => writeFork(directory, task('capabilities/tasks/sync', { name: '7' })),
      at: 'capabilities/tasks/sync/task.yaml:1:7',
      message: 'task.yaml has the number 7 as name; it takes text',
    },
    {
      messageId: 'syntax',
      name: 'an unclosed quote',
      fork: true,
      given: (directory) =>
        writeFork(directory, task('capabilities/tasks/sync', { description: '"Syncs' })),
      at: 'capabilities/tasks/sync/task.yaml:3:1',
      message: 'task.yaml is no YAML: deficient indentation',
    },
    {
      messageId: 'syntax',
      name: 'a key twice, in a package',
      given: (directory) =>
        writePackage(directory, {
          ...task('tasks/sync'),
          'tasks/sync/task.yaml': 'name: A\nname: B\ndescription: Syncs.\nimplementation: run.sh\n',
        }),
      at: 'tasks/sync/task.yaml:2:1',
      message: 'task.yaml has the key "name" twice',
    },
    {
      messageId: 'shape',
      name: 'a list',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/sync'),
          'capabilities/tasks/sync/task.yaml': '- sync\n',
        }),
      at: 'capabilities/tasks/sync/task.yaml:1:1',
      message: 'task.yaml is a list, not a mapping',
    },
    {
      messageId: 'pattern',
      name: 'a pattern that stands for too many',
      fork: true,
      given: (directory) =>
        writeFork(
          directory,
          task('capabilities/tasks/sync', { patterns: '["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}"]' }),
        ),
      at: 'capabilities/tasks/sync/task.yaml:4:12',
      message:
        'task.yaml has the pattern "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", which stands for more than 64 patterns by its braces',
    },
  ],
  silent: [
    {
      name: 'a complete task with patterns and keys of its own',
      fork: true,
      given: (directory) =>
        writeFork(
          directory,
          task('capabilities/tasks/sync', { patterns: '["**/*.md"]', colour: 'blue' }),
        ),
    },
    {
      name: 'a complete task in a package',
      given: (directory) => writePackage(directory, task('tasks/sync')),
    },
  ],
};
