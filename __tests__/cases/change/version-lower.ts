import { digestB, digestC, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/version-lower',
  fires: [
    {
      messageId: 'lower',
      name: 'below the base',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.2.0' })],
          remoteRow('page-kit', { version: '1.1.9', sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:4:12',
      message: 'plugin:page-kit goes back to "1.1.9"; the name "page-kit" already had "1.2.0"',
    },
    {
      messageId: 'lower',
      name: 'a pre-release of the release that is there',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.2.0' })],
          remoteRow('page-kit', { version: '1.2.0-rc.1', sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:4:12',
      message: 'plugin:page-kit goes back to "1.2.0-rc.1"; the name "page-kit" already had "1.2.0"',
    },
  ],
  silent: [
    {
      name: 'the smallest step up',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.2.0' })],
          remoteRow('page-kit', { version: '1.2.1-0', sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'ten is above nine',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [
            remoteRow('page-kit', { version: '1.8.0' }),
            remoteRow('page-kit', { version: '1.9.0', sha256: `"${digestB}"` }),
          ],
          remoteRow('page-kit', { version: '1.10.0', sha256: `"${digestC}"` }),
        ),
    },
    {
      name: 'a new description under the old version',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.2.0' })],
          remoteRow('page-kit', { version: '1.2.0', description: 'Reads.' }),
        ),
    },
  ],
};
