import { commitFork, commitVersions, skill, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/published-copy',

  fires: [
    {
      messageId: 'current',
      name: 'a tracked copy in a fork',
      fork: true,
      given: (directory) => {
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          'capabilities/tasks/sync/run.sh': 'echo plugins/a/tasks/sync\n',
        });
        commitFork(directory);
      },
      at: 'capabilities/tasks/sync/run.sh',
      message:
        '"tasks/sync/run.sh" is a published copy of "tasks/sync/run.sh" of the plugin "a"; delete it',
    },
    {
      messageId: 'current',
      name: 'below a folder named after the plugin',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...skill('plugins/a/skills/read'),
          'capabilities/skills/a/read/SKILL.md': skill('read')['read/SKILL.md'] ?? '',
        }),
      at: 'capabilities/skills/a/read/SKILL.md',
      message:
        '"skills/a/read/SKILL.md" is a published copy of "skills/read/SKILL.md" of the plugin "a"; delete it',
    },
    {
      messageId: 'older',
      name: 'a copy of what the plugin had before',
      fork: true,
      given: (directory) => {
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          'capabilities/tasks/sync/run.sh': 'echo before\n',
        });
        commitVersions(
          `${directory}/plugins/a`,
          { 'tasks/sync/run.sh': 'echo before\n' },
          { 'tasks/sync/run.sh': 'echo after\n' },
        );
      },
      at: 'capabilities/tasks/sync/run.sh',
      message:
        '"tasks/sync/run.sh" is a published copy of an older version of "tasks/sync/run.sh" of the plugin "a"; delete it',
    },
  ],
  silent: [
    {
      name: 'an empty file',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          'plugins/a/affordances/now/.mark': '',
          'capabilities/affordances/now/.mark': '',
        }),
    },
    {
      name: 'the same bytes at another path',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('plugins/a/tasks/sync'),
          'capabilities/tasks/other/run.sh': 'echo plugins/a/tasks/sync\n',
        }),
    },
    {
      name: 'an image that the platform serves',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          'plugins/a/images/a.svg': '<svg/>\n',
          'capabilities/images/a.svg': '<svg/>\n',
          'capabilities/images/a/a.svg': '<svg/>\n',
        }),
    },
  ],
};
