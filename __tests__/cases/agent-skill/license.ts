import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/license',
  fires: [
    {
      name: 'a list',
      given: (directory) => writeSkill(directory, [...usual, 'license: [MIT]']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:4:10',
      message: 'conforming clients skip skill "read": its license is a list, not a string',
    },
    {
      name: 'a version number',
      given: (directory) => writeSkill(directory, [...usual, 'license: 2.0']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:4:10',
      message: 'conforming clients skip skill "read": its license is the number 2.0, not a string',
    },
  ],
  silent: [
    { name: 'a string', given: (directory) => writeSkill(directory, [...usual, 'license: MIT']) },
  ],
};
