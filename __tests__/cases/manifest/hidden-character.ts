import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/hidden-character',
  fires: [
    {
      name: 'a bidirectional override',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ description: 'Reads\u202Esegap.' }),
        }),
      messageId: 'hidden',
      at: 'plugin.json:5:18',
      message: 'description has characters that cannot be seen: "Reads\\u202Esegap."',
    },
  ],
  silent: [
    {
      name: 'a family in one emoji and two lines',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({
            description: 'For the \u{1F469}\u200D\u{1F467}.\nReads pages.',
          }),
        }),
    },
  ],
};
