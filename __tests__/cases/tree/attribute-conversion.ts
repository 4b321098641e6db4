// Cases of tree/attribute-conversion.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/attribute-conversion',
  fires: [
    {
      name: 'eol=crlf over CRLF',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '*.bat eol=crlf\n', 'a.bat': 'one\r\n' });
        commitAll(directory);
      },
      messageId: 'same',
      at: 'a.bat',
      message: 'git converts "a.bat" on checkout ("eol=crlf"), to the bytes that are here',
    },
  ],
  silent: [
    {
      name: 'every byte kept',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '* -text\n', 'a.bat': 'one\r\n' });
        commitAll(directory);
      },
    },
  ],
};
