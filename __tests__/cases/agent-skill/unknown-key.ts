import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/unknown-key',
  fires: [
    {
      name: 'a key of another format',
      given: (directory) => writeSkill(directory, [...usual, 'version: "1.0"']),
      messageId: 'unknown',
      at: 'skills/read/SKILL.md:4:1',
      message: 'other clients do not know the frontmatter key "version"',
    },
    {
      name: 'a misspelt key',
      given: (directory) => writeSkill(directory, [...usual, 'licence: MIT']),
      messageId: 'unknown',
      at: 'skills/read/SKILL.md:4:1',
      message: 'other clients do not know the frontmatter key "licence"',
    },
  ],
  silent: [
    {
      name: 'every known key',
      given: (directory) =>
        writeSkill(directory, [
          ...usual,
          'license: MIT',
          'compatibility: Needs git.',
          'metadata: {}',
          'allowed-tools: Read',
        ]),
    },
  ],
};
