import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'registry/package-without-row',
  fires: [
    {
      messageId: 'without-row',
      name: 'a second package',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writePackage(`${directory}/other`);
      },
      at: 'registry.yaml',
      message: 'the package at "other" has no row',
    },
  ],
  silent: [
    {
      name: 'every package has a row',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
    {
      name: 'a row that writes its path another way',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: './kit/' })),
    },
  ],
};
