import { remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'change/source-moved',
  fires: [
    {
      messageId: 'other-repository',
      name: 'another owner',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://github.com/other/kits/tree/v1/page-kit' }),
        ),
      at: 'registry.yaml:5:14',
      message:
        'the source of plugin:page-kit moved from "github.com/acme/kits" to "github.com/other/kits"',
    },
    {
      messageId: 'other-repository',
      name: 'another repository of the same owner',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://github.com/acme/tools/tree/v1/page-kit' }),
        ),
      at: 'registry.yaml:5:14',
      message:
        'the source of plugin:page-kit moved from "github.com/acme/kits" to "github.com/acme/tools"',
    },
    {
      messageId: 'other-repository',
      name: 'to a text that is no tree URL, without the password in it',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://me:pw@github.com/acme/kits/tree/v1' }),
        ),
      at: 'registry.yaml:5:14',
      message:
        'the source of plugin:page-kit moved from "github.com/acme/kits" to "https://***@github.com/acme/kits/tree/v1"',
    },
    {
      messageId: 'into-this',
      name: 'from another repository into this one',
      base: 'base',
      given: (directory) => {
        writePackage(`${directory}/kit`);
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'kit' }),
        );
      },
      at: 'registry.yaml:5:14',
      message: 'the source of plugin:page-kit moved from "github.com/acme/kits" to this repository',
    },
    {
      messageId: 'out-of-this',
      name: 'from this repository into another one',
      base: 'base',
      given: (directory) => {
        writePackage(`${directory}/kit`);
        writeHistory(
          directory,
          [remoteRow('page-kit', { sourceUrl: 'kit' })],
          remoteRow('page-kit'),
        );
      },
      at: 'registry.yaml:5:14',
      message: 'the source of plugin:page-kit moved from this repository to "github.com/acme/kits"',
    },
  ],
  silent: [
    {
      name: 'another tag',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://github.com/acme/kits/tree/v2/page-kit' }),
        ),
    },
    {
      name: 'another directory',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://github.com/acme/kits/tree/v1/moved' }),
        ),
    },
    {
      name: 'another spelling of the owner',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { sourceUrl: 'https://github.com/Acme/Kits/tree/v1/page-kit' }),
        ),
    },
  ],
};
