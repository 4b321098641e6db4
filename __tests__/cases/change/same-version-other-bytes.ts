import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/same-version-other-bytes',
  fires: [
    {
      messageId: 'same',
      name: 'another digest under one version',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:6:11',
      message: 'the bytes of plugin:page-kit changed, its version "1.0.0" did not',
    },
    {
      messageId: 'build',
      name: 'another digest under other build metadata',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.0.0+2', sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:6:11',
      message:
        'the bytes of plugin:page-kit changed, its version only from "1.0.0" to "1.0.0+2", which is no newer one',
    },
  ],
  silent: [
    {
      name: 'another digest and a higher version',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { version: '1.0.1', sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'the digest in quotes of another kind',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sha256: `'${'a'.repeat(64)}'` }),
        ),
    },
    {
      name: 'nothing to compare with',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sha256: `"${digestB}"` }),
        ),
    },
  ],
};
