import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'skill/stray-markdown',
  fires: [
    {
      name: 'a README in the skills root',
      given: (directory) => writePackage(directory, { 'skills/README.md': '# Our skills\n' }),
      messageId: 'no-frontmatter',
      at: 'skills/README.md:1:1',
      message:
        '"README.md" lies directly in the skills root, where a host reads every .md as a skill, and it has no frontmatter: that breaks the package',
    },
    {
      name: 'notes with a title only',
      given: (directory) =>
        writePackage(directory, { 'skills/notes.md': '---\ntitle: Notes\n---\n' }),
      messageId: 'no-description',
      at: 'skills/notes.md:1:1',
      message:
        '"notes.md" lies directly in the skills root, where a host reads every .md as a skill, and it has no description: that breaks the package',
    },
  ],
  silent: [
    {
      name: 'a README in the package root and in a skill',
      given: (directory) =>
        writePackage(directory, { 'README.md': '# Kit\n', 'skills/read/README.md': '# Read\n' }),
    },
    {
      name: 'a loose file that is a skill',
      given: (directory) =>
        writePackage(directory, { 'skills/scan.md': '---\ndescription: Scans.\n---\nScan.\n' }),
    },
  ],
};
