import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/not-discovered',
  fires: [
    {
      name: 'two directories deep',
      given: (directory) => writePackage(directory, { 'skills/pages/write/SKILL.md': skillText }),
      messageId: 'nested',
      at: 'skills/pages/write/SKILL.md',
      message:
        'conforming clients do not discover the skill "skills/pages/write/SKILL.md": it lies deeper than skills/<name>/SKILL.md',
    },
    {
      name: 'directly in skills',
      given: (directory) => writePackage(directory, { 'skills/SKILL.md': skillText }),
      messageId: 'loose',
      at: 'skills/SKILL.md',
      message:
        'conforming clients do not discover the skill "skills/SKILL.md": it lies directly in "skills"',
    },
    {
      name: 'at the root',
      given: (directory) => writePackage(directory, { 'SKILL.md': skillText }),
      messageId: 'root',
      at: 'SKILL.md',
      message: 'conforming clients do not discover the skill "SKILL.md": it lies at the root',
    },
    {
      name: 'lower case',
      given: (directory) => writePackage(directory, { 'skills/write/skill.md': skillText }),
      messageId: 'file-name',
      at: 'skills/write/skill.md',
      message:
        'conforming clients do not discover the skill "skills/write/skill.md": its name has to be SKILL.md, in upper case',
    },
  ],
  silent: [
    { name: 'one directory deep', given: (directory) => writePackage(directory) },
    {
      name: 'a file of that name elsewhere',
      given: (directory) => writePackage(directory, { 'docs/SKILL.md': skillText }),
    },
  ],
};
