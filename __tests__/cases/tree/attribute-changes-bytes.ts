// Cases of tree/attribute-changes-bytes.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writePackage } from '../../support/tree.ts';

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
  ],
  silent: [
    {
      name: 'eol=crlf over CRLF',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.bat eol=crlf\n', 'a.bat': 'one\r\n' });
        commitAll(directory);
      },
    },
  ],
};
