import { writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'payload/encoding',
  fires: [
    {
      name: 'a Latin-1 byte in a skill',
      given: (directory) => {
        writePackage(directory, { 'skills/read/SKILL.md': null });
        writeTree(directory, [
          {
            path: 'skills/read/SKILL.md',
            type: 'file',
            base64: Buffer.from(
              '---\nname: read\ndescription: A caf\xe9.\n---\n',
              'latin1',
            ).toString('base64'),
          },
        ]);
      },
      messageId: 'not-utf8',
      at: 'skills/read/SKILL.md:3',
      message: 'line 3 has a byte that is not UTF-8, so a host cannot read the file',
    },
    {
      name: 'a skill saved as UTF-16',
      given: (directory) => {
        writePackage(directory, { 'skills/read/SKILL.md': null });
        writeTree(directory, [
          {
            path: 'skills/read/SKILL.md',
            type: 'file',
            base64: Buffer.from('\ufeff---\nname: read\n---\n', 'utf16le').toString('base64'),
          },
        ]);
      },
      messageId: 'utf-16',
      at: 'skills/read/SKILL.md:1',
      message: 'the file is UTF-16, so a host cannot read it',
    },
    {
      name: 'a NUL in the body of a prompt',
      given: (directory) => writePayloads(directory, { 'prompts/review.md': 'Review\nthis\0.\n' }),
      messageId: 'nul',
      at: 'prompts/review.md:2:5',
      message: 'the text has a NUL character, so a host takes the file for binary',
    },
  ],
  silent: [
    {
      name: 'text beyond ASCII in UTF-8',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: read\ndescription: A café, 日本語.\n---\nRead.\n',
        }),
    },
  ],
};
