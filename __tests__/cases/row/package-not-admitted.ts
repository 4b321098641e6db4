import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/package-not-admitted',
  fires: [
    {
      messageId: 'not-admitted',
      name: 'a package without plugin.json',
      given: (directory) => {
        writePackage(`${directory}/kit`, { 'plugin.json': null });
        writeFiles(directory, { 'registry.yaml': rowText() });
      },
      at: 'registry.yaml:5:14',
      message: 'a Clio host refuses the package at "kit": the package has no plugin.json',
    },
  ],
  silent: [
    {
      name: 'an admitted package',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
    {
      name: 'an extension is not judged as a package',
      given: (directory) => {
        writePackage(`${directory}/kit`, { 'plugin.json': null });
        writeFiles(directory, { 'registry.yaml': rowText({ kind: 'extension' }) });
      },
    },
  ],
};
