import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/row-renamed',
  fires: [
    {
      messageId: 'renamed',
      name: 'the same digest under another name',
      base: 'base',
      given: (directory) =>
        writeHistory(directory, [remoteRow('page-kit')], remoteRow('chart-maker')),
      at: 'registry.yaml:2:9',
      message: 'plugin:page-kit was renamed to plugin:chart-maker: the bytes are the same',
    },
    {
      messageId: 'renamed',
      name: 'the same source, at another tag, under another name',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('chart-maker', {
            sha256: `"${digestB}"`,
            sourceUrl: 'https://github.com/acme/kits/tree/v2/page-kit',
          }),
        ),
      at: 'registry.yaml:2:9',
      message: 'plugin:page-kit was renamed to plugin:chart-maker: the source is the same',
    },
    {
      messageId: 'renamed',
      name: 'another kind',
      base: 'base',
      given: (directory) =>
        writeHistory(directory, [remoteRow('page-kit')], remoteRow('page-kit', { kind: 'skill' })),
      at: 'registry.yaml:1:9',
      message: 'plugin:page-kit was renamed to skill:page-kit: the bytes are the same',
    },
  ],
  silent: [
    {
      name: 'one goes, and one with other bytes from elsewhere comes',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('chart-maker', { sha256: `"${digestB}"` }),
        ),
    },
  ],
};
