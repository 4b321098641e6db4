import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/allowed-tools-list',
  fires: [
    {
      name: 'a list',
      given: (directory) => writeSkill(directory, [...usual, 'allowed-tools: [Read, Grep]']),
      messageId: 'list',
      at: 'skills/read/SKILL.md:4:16',
      message: 'other clients may not read "allowed-tools": it is a list, not one string',
    },
    {
      name: 'commas',
      given: (directory) => writeSkill(directory, [...usual, 'allowed-tools: Read, Grep']),
      messageId: 'commas',
      at: 'skills/read/SKILL.md:4:16',
      message: 'other clients may not read "allowed-tools": its tools are separated by commas',
    },
  ],
  silent: [
    {
      name: 'commas inside a tool',
      given: (directory) =>
        writeSkill(directory, [...usual, 'allowed-tools: Bash(git add, git commit) Read']),
    },
  ],
};
