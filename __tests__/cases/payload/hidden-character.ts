import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'payload/hidden-character',
  fires: [
    {
      name: 'a zero-width space in a skill name',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: "re\u200Bad"\ndescription: Reads.\n---\n',
        }),
      messageId: 'hidden',
      at: 'skills/read/SKILL.md:2:7',
      message: 'the name "re\\u200Bad" has characters that nobody sees',
    },
  ],
  silent: [
    {
      name: 'letters of another script in the name of an agent',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ name: 'name: Читатель' }) }),
    },
  ],
};
