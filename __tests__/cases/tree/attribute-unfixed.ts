// Cases of tree/attribute-unfixed.
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/attribute-unfixed',
  fires: [
    {
      name: 'no attributes',
      given: (directory) => {
        writePackage(directory);
        commitAll(directory);
      },
      messageId: 'none',
      at: '.gitattributes',
      message:
        'no attribute fixes the line endings of "plugin.json", so core.autocrlf of each machine decides them',
    },
    {
      name: 'text=auto alone',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '* text=auto\n' });
        commitAll(directory);
      },
      messageId: 'no-eol',
      at: '.gitattributes',
      message:
        '".gitattributes" has text=auto and no eol, so core.autocrlf of each machine decides its line endings',
    },
  ],
  silent: [
    {
      name: 'line endings fixed',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '* text eol=lf\n' });
        commitAll(directory);
      },
    },
    {
      name: 'bytes kept',
      given: (directory) => {
        writePackage(directory, { '.gitattributes': '* -text\n' });
        commitAll(directory);
      },
    },
  ],
};
