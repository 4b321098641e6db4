import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/name-directory',
  fires: [
    {
      name: 'another name than the directory',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': '---\nname: reader\ndescription: Reads.\n---\n',
        }),
      messageId: 'differs',
      at: 'skills/read/SKILL.md:2:7',
      message: 'the name is "reader" and its directory "read"',
    },
  ],
  silent: [
    {
      name: 'the name of the directory, one level deeper',
      given: (directory) =>
        writePackage(directory, {
          'skills/pages/scan/SKILL.md': '---\nname: scan\ndescription: Scans.\n---\n',
        }),
    },
  ],
};
