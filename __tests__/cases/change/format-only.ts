import { digestB, remoteRow, writeHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'change/format-only',
  fires: [
    {
      messageId: 'format-only',
      name: 'a comment and quotes',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          `# kits\n${remoteRow('page-kit', { version: "'1.0.0'" })}`,
        ),
      at: 'registry.yaml',
      message: 'only the format of registry.yaml changed: every row says what it said',
    },
    {
      messageId: 'format-only',
      name: 'the order of rows and keys',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` })],
          remoteRow('zoom-kit', { sha256: `"${digestB}"` }) + remoteRow('page-kit'),
        ),
      at: 'registry.yaml',
      message: 'only the format of registry.yaml changed: every row says what it said',
    },
  ],
  silent: [
    {
      name: 'one field of one row',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit', { description: 'Reads.' }),
        ),
    },
    {
      name: 'a second row that says the same',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          remoteRow('page-kit') + remoteRow('page-kit'),
        ),
    },
    {
      name: 'one of two rows that said the same',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit') + remoteRow('page-kit')],
          remoteRow('page-kit'),
        ),
    },
    {
      name: 'a row that nobody can name',
      base: 'base',
      given: (directory) =>
        writeHistory(
          directory,
          [remoteRow('page-kit')],
          `${remoteRow('page-kit')}- kind: plugin\n`,
        ),
    },
    {
      name: 'not one byte',
      base: 'base',
      given: (directory) => writeHistory(directory, [remoteRow('page-kit')], remoteRow('page-kit')),
    },
  ],
};
