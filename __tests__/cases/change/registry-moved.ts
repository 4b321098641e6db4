import { commitFiles, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/registry-moved',
  fires: [
    {
      messageId: 'moved',
      name: 'another name in the same directory',
      base: 'base',
      given: (directory) => {
        writeHistory(directory, [remoteRow('page-kit')], remoteRow('page-kit'));
        commitFiles(directory, {
          'registry.yaml': null,
          'library/registry.yaml': remoteRow('page-kit'),
        });
      },
      at: 'library/registry.yaml',
      message:
        'the registry was moved from "registry.yaml" to "library/registry.yaml"; rows are compared with what it was',
    },
  ],
  silent: [
    {
      name: 'the registry is new',
      base: 'base',
      given: (directory) => writeHistory(directory, [null], remoteRow('page-kit')),
    },
    {
      name: 'the registry stays',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.1.0' }),
        ),
    },
  ],
};
