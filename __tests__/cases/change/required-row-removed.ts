import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/required-row-removed',
  fires: [
    {
      messageId: 'required',
      name: 'another row requires it',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [
            remoteRow('page-kit') +
              remoteRow('zoom-kit', { sha256: `"${digestB}"`, requires: '[plugin:page-kit]' }),
          ],
          remoteRow('zoom-kit', { sha256: `"${digestB}"`, requires: '[plugin:page-kit]' }),
        ),
      at: 'registry.yaml:7:14',
      message: 'plugin:page-kit was removed, and plugin:zoom-kit still requires it',
    },
  ],
  silent: [
    {
      name: 'the requirement goes with it',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [
            remoteRow('page-kit') +
              remoteRow('zoom-kit', { sha256: `"${digestB}"`, requires: '[plugin:page-kit]' }),
          ],
          remoteRow('zoom-kit', { sha256: `"${digestB}"`, version: '1.0.1' }),
        ),
    },
    {
      name: 'a requirement that never had a row is another rule',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('zoom-kit', { requires: '[plugin:page-kit]' })],
          remoteRow('zoom-kit', { version: '1.1.0', requires: '[plugin:page-kit]' }),
        ),
    },
  ],
};
