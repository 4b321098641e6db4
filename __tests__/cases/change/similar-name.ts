import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/similar-name',
  fires: [
    {
      messageId: 'distance',
      name: 'one letter more',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('page-kits', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "page-kits" is one letter away from "page-kit"',
    },
    {
      messageId: 'distance',
      name: 'two letters of a long name',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('spreadsheet-reader')],
          remoteRow('spreadsheet-reader') +
            remoteRow('spreedsheat-reader', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "spreedsheat-reader" is 2 letters away from "spreadsheet-reader"',
    },
    {
      messageId: 'separators',
      name: 'a dot for a dash',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('page.kit', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "page.kit" differs from "page-kit" only in - and .',
    },
    {
      messageId: 'confusable',
      name: 'rn for m',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('form-maker')],
          remoteRow('form-maker') + remoteRow('forrn-maker', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "forrn-maker" looks like "form-maker"',
    },
    {
      messageId: 'confusable',
      name: 'a letter of another alphabet',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('pаge-kit', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "pаge-kit" looks like "page-kit"',
    },
    {
      messageId: 'swapped',
      name: 'two letters exchanged',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('paeg-kit', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:8:9',
      message: 'the new name "paeg-kit" is "page-kit" with two letters exchanged',
    },
    {
      messageId: 'distance',
      name: 'like a row that went',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kits', { sha256: `"${digestB}"` }),
        ),
      at: 'registry.yaml:2:9',
      message: 'the new name "page-kits" is one letter away from "page-kit"',
    },
  ],
  silent: [
    {
      name: 'two letters of a short name',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('page-bin', { sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'one letter of a very short name',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('map')],
          remoteRow('map') + remoteRow('mop', { sha256: `"${digestB}"` }),
        ),
    },
    {
      name: 'both names were there before',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('page-kits', { sha256: `"${digestB}"` })],
          remoteRow('page-kit') +
            remoteRow('page-kits', { sha256: `"${digestB}"` }).replace('Reads pages.', 'Reads.'),
        ),
    },
  ],
};
