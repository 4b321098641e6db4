import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/allowed-tools',
  fires: [
    {
      name: 'a mapping',
      given: (directory) => writeSkill(directory, [...usual, 'allowed-tools: {Read: true}']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:4:16',
      message: 'conforming clients skip skill "read": its allowed-tools is an object, not a string',
    },
  ],
  silent: [
    {
      name: 'one string',
      given: (directory) => writeSkill(directory, [...usual, 'allowed-tools: Read Grep']),
    },
    {
      name: 'a list, which is only a warning',
      given: (directory) => writeSkill(directory, [...usual, 'allowed-tools: [Read]']),
    },
  ],
};
