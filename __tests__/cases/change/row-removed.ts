import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/row-removed',
  fires: [
    {
      messageId: 'removed',
      name: 'one row of two',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` })],
          remoteRow('zoom-kit', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml',
      message: 'plugin:page-kit "1.0.0" was removed',
    },
    {
      messageId: 'removed',
      name: 'the last row',
      base: 'base',
      given: (directory) => writeHistory(directory, [remoteRow('page-kit')], '[]\n'),
      at: 'registry.yaml',
      message: 'plugin:page-kit "1.0.0" was removed',
    },
  ],
  silent: [
    {
      name: 'the rows in another order',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` })],
          remoteRow('zoom-kit', { sha256: `"${digestB}"` }) + remoteRow('page-kit'),
        ),
    },
    {
      name: 'a row that another one requires is the other rule',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('zoom-kit', { requires: '[plugin:page-kit]' })],
          remoteRow('zoom-kit', { requires: '[plugin:page-kit]' }),
        ),
    },
  ],
};
