// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders of Agent Plugins, as people write them
import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'markdown/broken-link',
  fires: [
    {
      name: 'a link to nothing',
      given: (directory) =>
        writeSkill(directory, usual, 'See [the format](references/format.md).\n'),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:6:18',
      message: 'the link to "references/format.md" leads to nothing',
    },
    {
      name: 'an image with a title',
      given: (directory) => writeSkill(directory, usual, '![a](assets/a.png "A")\n'),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:6:6',
      message: 'the link to "assets/a.png" leads to nothing',
    },
    {
      name: 'a reference definition',
      given: (directory) =>
        writeSkill(directory, usual, 'See [it].\n\n[it]: references/format.md\n'),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:8:7',
      message: 'the link to "references/format.md" leads to nothing',
    },
    {
      name: 'a link above the package',
      given: (directory) => writeSkill(directory, usual, 'See [it](../../../other.md).\n'),
      messageId: 'outside',
      at: 'skills/read/SKILL.md:6:10',
      message: 'the link to "../../../other.md" leads outside the package',
    },
  ],
  silent: [
    {
      name: 'targets that are no files',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          '[a](https://pages.example/x) [b](#part) [c](mailto:team@pages.example) [d](docs/<name>.md) [e](${x}/y) [f](/root)\n',
        ),
    },
    {
      name: 'links in code',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          '```\n[a](gone.md)\n```\n\n`[b](gone.md)` <!-- [c](gone.md) -->\n',
        ),
    },
    {
      name: 'links that lead somewhere',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          '[a](SKILL.md#part) [b](../read) [c](../../plugin.json) [d](SKILL%2Emd)\n',
        ),
    },
  ],
};
