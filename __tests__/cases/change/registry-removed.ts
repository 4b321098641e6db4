import { remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'change/registry-removed',
  fires: [
    {
      messageId: 'removed',
      name: 'the file is gone',
      base: 'base',
      given: (directory) => {
        writePackage(`${directory}/kit`);
        writeHistory(directory, [remoteRow('page-kit')], null);
      },
      at: 'registry.yaml',
      message: 'registry.yaml was removed with its one row',
    },
  ],
  silent: [
    {
      name: 'there never was one',
      base: 'base',
      given: (directory) => {
        writePackage(`${directory}/kit`);
        writeHistory(directory, [null], null);
      },
    },
    {
      name: 'it is there',
      base: 'base',
      given: (directory) => writeHistory(directory, [remoteRow('page-kit')], '[]\n'),
    },
  ],
};
