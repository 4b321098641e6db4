import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/name-directory',
  fires: [
    {
      name: 'another name',
      given: (directory) => writeSkill(directory, ['name: reader', 'description: Reads.']),
      messageId: 'differs',
      at: 'skills/read/SKILL.md:2:7',
      message:
        'conforming clients skip skill "read": its name "reader" differs from its directory "read"',
    },
  ],
  silent: [{ name: 'the same name', given: (directory) => writeSkill(directory, usual) }],
};
