import { digestB, digestC, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

const other = remoteRow('zoom-kit', { sha256: `"${digestC}"` });

export const cases: RuleCases = {
  rule: 'change/version-back',
  // The message names a commit, which no literal can: __tests__/registry/change/history.test.ts fires it.
  elsewhere: {
    'other-bytes': {
      test: 'registry/change/history.test.ts',
      message: 'plugin:page-kit brings back version "1.0.0" with other bytes than it had (commit ',
    },
  },
  fires: [],
  silent: [
    {
      name: 'a removed row comes back as it was',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + other, other],
          remoteRow('page-kit') + other,
        ),
    },
    {
      name: 'a removed row comes back under a new version',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + other, other],
          remoteRow('page-kit', { version: '1.0.1', sha256: `"${digestB}"` }) + other,
        ),
    },
  ],
};
