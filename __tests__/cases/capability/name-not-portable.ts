import { skill, task, writeFork } from '../../support/fork.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'capability/name-not-portable',

  fires: [
    {
      messageId: 'reserved',
      name: 'a device',
      fork: true,
      given: (directory) => writeFork(directory, task('capabilities/tasks/con')),
      at: 'capabilities/tasks/con',
      message: 'the task name "con" is one Windows keeps for a device',
    },
    {
      messageId: 'character',
      name: 'a question mark',
      fork: true,
      given: (directory) => writeFork(directory, { 'capabilities/affordances/now?.md': 'Now.\n' }),
      at: 'capabilities/affordances/now?.md',
      message: 'the affordance name "now?" has "?", which Windows does not allow',
    },
    {
      messageId: 'ending',
      name: 'a dot at the end',
      fork: true,
      given: (directory) => writeFork(directory, skill('plugins/a/skills/read.')),
      at: 'plugins/a/skills/read.',
      message: 'the skill name "read." ends with a dot, which Windows drops',
    },
  ],
  silent: [
    {
      name: 'a name that only begins like a device',
      fork: true,
      given: (directory) => writeFork(directory, task('capabilities/tasks/console')),
    },
  ],
};
