import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/metadata-value',
  fires: [
    {
      name: 'an unquoted version',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '  version: 1.0']),
      messageId: 'not-string',
      at: 'skills/read/SKILL.md:5:12',
      message:
        'other clients may not read the metadata "version": it is the number 1.0, not a string',
    },
    {
      name: 'a truth value',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '  internal: true']),
      messageId: 'not-string',
      at: 'skills/read/SKILL.md:5:13',
      message:
        'other clients may not read the metadata "internal": it is the boolean true, not a string',
    },
    {
      name: 'nothing',
      given: (directory) => writeSkill(directory, [...usual, 'metadata:', '  author:']),
      messageId: 'not-string',
      at: 'skills/read/SKILL.md:5:10',
      message: 'other clients may not read the metadata "author": it is empty, not a string',
    },
  ],
  silent: [
    {
      name: 'a quoted version and three numbers with dots',
      given: (directory) =>
        writeSkill(directory, [...usual, 'metadata:', '  version: "1.0"', '  since: 1.0.0']),
    },
  ],
};
