import { task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'capability/name',

  fires: [
    {
      messageId: 'refused',
      name: 'a colon',
      fork: true,
      given: (directory) => writeFork(directory, task('capabilities/tasks/a:b')),
      at: 'capabilities/tasks/a:b',
      message: 'the name "a:b" has a slash, a backslash or a colon, so nothing can ask for it',
    },
    {
      messageId: 'refused',
      name: 'a zero-width character',
      fork: true,
      given: (directory) => writeFork(directory, task('plugins/a/tasks/sy\u200bnc')),
      at: 'plugins/a/tasks/sy\u200bnc',
      message:
        'the name "sy\\u200Bnc" has characters that a reader cannot see, so nothing can ask for it',
    },
    {
      messageId: 'refused',
      name: 'a full-width slash, in a package',
      given: (directory) =>
        writePackage(directory, { ...task('tasks/sync'), ...task('tasks/a\uff0fb') }),
      at: 'tasks/a\uff0fb',
      message:
        'the name "a\uff0fb" turns into a path when its characters are normalised, so nothing can ask for it',
    },
  ],
  silent: [
    {
      name: 'letters of any script, blanks inside, dots',
      fork: true,
      given: (directory) =>
        writeFork(directory, {
          ...task('capabilities/tasks/Notizen für heute'),
          ...task('capabilities/tasks/v1.2'),
        }),
    },
  ],
};
