// Cases of tree/attribute-changes-bytes.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, skillText, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/attribute-changes-bytes',
  fires: [
    {
      name: 'eol=crlf over LF',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.bat eol=crlf\n', 'a.bat': 'one\n' });
        commitAll(directory);
      },
      messageId: 'differs',
      at: 'a.bat',
      message: '"a.bat" here is not what a clone checks out under "eol=crlf"',
    },
    {
      name: 'CRLF here, which git stores as LF',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '* text eol=lf\n' });
        commitAll(directory);
        writeFiles(directory, { 'skills/read/SKILL.md': skillText.replaceAll('\n', '\r\n') });
      },
      messageId: 'stored',
      at: 'skills/read/SKILL.md',
      message:
        '"skills/read/SKILL.md" has CRLF here, and git stores it with LF, so no clone has these bytes',
    },
  ],
  silent: [
    {
      name: 'CRLF that an attribute keeps',
      given: (directory) => {
        const text = skillText.replaceAll('\n', '\r\n');
        writePackage(directory, {
          '.gitattributes': '* text eol=lf\n*.md -text\n',
          'skills/read/SKILL.md': text,
        });
        commitAll(directory);
      },
    },
    {
      name: 'eol=crlf over CRLF',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.bat eol=crlf\n', 'a.bat': 'one\r\n' });
        commitAll(directory);
      },
    },
  ],
};
