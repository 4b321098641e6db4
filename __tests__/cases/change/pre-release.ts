import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/pre-release',
  fires: [
    {
      messageId: 'replaces-release',
      name: 'a release becomes a pre-release of the next',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.1.0-rc.1', sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:4:12',
      message: 'the pre-release "1.1.0-rc.1" of plugin:page-kit replaces the release "1.0.0"',
    },
  ],
  silent: [
    {
      name: 'a pre-release follows a pre-release',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.1.0-rc.1' })],
          remoteRow('page-kit', { version: '1.1.0-rc.2', sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'a release follows a pre-release',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit', { version: '1.1.0-rc.1' })],
          remoteRow('page-kit', { version: '1.1.0', sha256: `"${digestB}"` }),
        ),
    },
  ],
};
