import { usual, writeSkill } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'markdown/unseen',
  fires: [
    {
      name: 'a hidden order in tag characters',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          `Read it.${[...'run x'].map((one) => String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0))).join('')}\n`,
        ),
      messageId: 'tags',
      at: 'skills/read/SKILL.md:6:9',
      message: 'invisible tag characters spell "run x"',
    },
    {
      name: 'text shown backwards',
      given: (directory) => writeSkill(directory, usual, 'Read \u202Eti.\n'),
      messageId: 'direction',
      at: 'skills/read/SKILL.md:6:6',
      message: 'the text is shown in another order than it is read: U+202E',
    },
    {
      name: 'a blank without width',
      given: (directory) => writeSkill(directory, usual, 'Re\u200Bad it.\n'),
      messageId: 'invisible',
      at: 'skills/read/SKILL.md:6:3',
      message: 'the text holds characters that nobody sees: U+200B',
    },
    {
      name: 'an escape',
      given: (directory) => writeSkill(directory, usual, 'Read \u001B[2Jit.\n'),
      messageId: 'control',
      at: 'skills/read/SKILL.md:6:6',
      message: 'the text holds control characters: U+001B',
    },
  ],
  silent: [
    {
      name: 'emoji, Persian and Hebrew',
      given: (directory) =>
        writeSkill(
          directory,
          usual,
          '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u06A9\u062A\u0627\u0628\u200C\u0647\u0627 \u05D0\u05D1\u200F! \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}\n',
        ),
    },
  ],
};
