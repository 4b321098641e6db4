import { enabledRow, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/root',

  fires: [
    {
      messageId: 'twice',
      name: 'a plugin that is a link to another one',
      fork: true,
      given: (directory) => {
        writeFork(directory, task('plugins/a/tasks/sync'), [enabledRow('a'), enabledRow('b')]);
        writeTree(directory, [{ path: 'plugins/b', type: 'link', target: 'a' }]);
      },
      at: 'plugins/b',
      message: 'the plugin "b" is the same directory as the plugin "a"; it counts once',
    },
    {
      messageId: 'nested',
      name: 'a plugin inside the store',
      fork: true,
      given: (directory) => {
        writeFork(directory, task('capabilities/extra/tasks/sync'), [enabledRow('a')]);
        writeTree(directory, [
          { path: 'plugins/a', type: 'link', target: '../capabilities/extra' },
        ]);
      },
      at: 'plugins/a',
      message: 'the plugin "a" and the owner\'s store lie in each other; it does not count',
    },
  ],
  silent: [
    {
      name: 'a link to a directory of its own',
      fork: true,
      given: (directory) => {
        writeFork(directory, task('elsewhere/a/tasks/sync'), [enabledRow('a')]);
        writeTree(directory, [{ path: 'plugins/a', type: 'link', target: '../elsewhere/a' }]);
      },
    },
  ],
};
