import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/version-only',
  fires: [
    {
      messageId: 'same-bytes',
      name: 'a new version and the old digest',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.1.0' }),
        ),
      at: 'registry.yaml:4:12',
      message: 'the version of plugin:page-kit changed from "1.0.0" to "1.1.0", its bytes did not',
    },
  ],
  silent: [
    {
      name: 'a new version and a new digest',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.1.0', sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'neither',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { category: 'reading' }),
        ),
    },
  ],
};
