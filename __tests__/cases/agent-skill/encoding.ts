import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writeFiles, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'agent-skill/encoding',
  fires: [
    {
      name: 'UTF-16',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          {
            path: 'skills/read/SKILL.md',
            type: 'file',
            base64: Buffer.from(`\uFEFF${skillText}`, 'utf16le').toString('base64'),
          },
        ]);
      },
      messageId: 'utf-16',
      at: 'skills/read/SKILL.md:1',
      message: 'conforming clients skip skill "read": its SKILL.md is UTF-16',
    },
    {
      name: 'Latin-1 on line 3',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          {
            path: 'skills/read/SKILL.md',
            type: 'file',
            base64: Buffer.from(
              '---\nname: read\ndescription: caf\u00e9\n---\n',
              'latin1',
            ).toString('base64'),
          },
        ]);
      },
      messageId: 'not-utf8',
      at: 'skills/read/SKILL.md:3',
      message: 'conforming clients skip skill "read": its SKILL.md is not UTF-8 from line 3 on',
    },
    {
      name: 'five million letters',
      given: (directory) => {
        writePackage(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': `${skillText}${'a'.repeat(5_000_000)}` });
      },
      messageId: 'too-large',
      at: 'skills/read/SKILL.md',
      message:
        'conforming clients skip skill "read": its SKILL.md has 5000082 bytes, and 4194304 are read',
    },
  ],
  silent: [
    {
      name: 'letters of many scripts',
      given: (directory) =>
        writeSkill(directory, [...usual, 'license: "\u6f22\u5b57 \u00e9 \u{1F600}"']),
    },
  ],
};
