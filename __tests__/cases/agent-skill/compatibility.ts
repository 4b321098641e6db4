import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/compatibility',
  fires: [
    {
      name: 'a list',
      given: (directory) => writeSkill(directory, [...usual, 'compatibility: [git]']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:4:16',
      message: 'conforming clients skip skill "read": its compatibility is a list, not a string',
    },
    {
      name: 'an empty string',
      given: (directory) => writeSkill(directory, [...usual, 'compatibility: ""']),
      messageId: 'empty',
      at: 'skills/read/SKILL.md:4:16',
      message: 'conforming clients skip skill "read": its compatibility is empty',
    },
    {
      name: '501 letters',
      given: (directory) => writeSkill(directory, [...usual, `compatibility: ${'a'.repeat(501)}`]),
      messageId: 'too-long',
      at: 'skills/read/SKILL.md:4:16',
      message:
        'conforming clients skip skill "read": its compatibility has 501 characters, and 500 are allowed',
    },
  ],
  silent: [
    {
      name: '500 letters',
      given: (directory) => writeSkill(directory, [...usual, `compatibility: ${'a'.repeat(500)}`]),
    },
  ],
};
