import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/metadata',
  fires: [
    {
      name: 'a string',
      given: (directory) => writeSkill(directory, [...usual, 'metadata: none']),
      messageId: 'wrong-type',
      at: 'skills/read/SKILL.md:4:11',
      message: 'conforming clients skip skill "read": its metadata is a string, not a mapping',
    },
    {
      name: 'a list in it',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '  tags: [a, b]']),
      messageId: 'nested',
      at: 'skills/read/SKILL.md:5:9',
      message: 'conforming clients skip skill "read": its metadata "tags" is a list, not a string',
    },
  ],
  silent: [
    {
      name: 'strings',
      given: (directory) =>
        writeSkill(directory, [...usual, 'metadata:', '  author: team', '  version: "1.0"']),
    },
    {
      name: 'a number, which is only a warning',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '  version: 1.0']),
    },
  ],
};
