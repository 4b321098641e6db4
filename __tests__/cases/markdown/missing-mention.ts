import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'markdown/missing-mention',
  fires: [
    {
      name: 'a script in a code span',
      given: (directory) => writeSkill(directory, usual, 'Run `scripts/convert.py` first.\n'),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:6:6',
      message: 'the skill mentions "scripts/convert.py", and there is no such file',
    },
    {
      name: 'a reference in prose',
      given: (directory) =>
        writeSkill(directory, usual, 'Then read references/format.md and go on.\n'),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:6:11',
      message: 'the skill mentions "references/format.md", and there is no such file',
    },
  ],
  silent: [
    {
      name: 'a file that is there',
      given: (directory) => {
        writeSkill(directory, usual, 'Run `scripts/convert.py`.\n');
        writeFiles(directory, { 'skills/read/scripts/convert.py': 'x' });
      },
    },
    {
      name: 'a fence, a placeholder, a URL and a word',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          '```\nscripts/a.py\n```\n\nscripts/<name>.py https://pages.example/scripts/b.py my-scripts/c.py scripts/tools\n',
        ),
    },
  ],
};
