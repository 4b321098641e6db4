import { renameSync } from 'node:fs';
import {
  commitFiles,
  digestB,
  readRegistryText,
  remoteRow,
  writeHistory,
  writeKitHistory,
} from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, skillText } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'change/row-renamed',
  fires: [
    {
      messageId: 'renamed',
      name: 'name, directory and row, as a person renames a package',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        renameSync(`${directory}/kit`, `${directory}/pages`);
        commitFiles(directory, {
          'pages/plugin.json': manifestText({ name: 'chart-maker', version: '1.1.0' }),
          'registry.yaml': readRegistryText(directory)
            .replace('name: page-kit', 'name: chart-maker')
            .replace('1.0.0', '1.1.0')
            .replace('sourceUrl: kit', 'sourceUrl: pages')
            .replace(/[0-9a-f]{64}/, digestB),
        });
      },
      at: 'registry.yaml:2:9',
      message:
        'plugin:page-kit was renamed to plugin:chart-maker: the files are the same but for the name',
    },
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
      name: 'another package with files of the same names',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        renameSync(`${directory}/kit`, `${directory}/pages`);
        commitFiles(directory, {
          'pages/plugin.json': manifestText({ name: 'chart-maker' }),
          'pages/skills/read/SKILL.md': `${skillText}More.\n`,
          'registry.yaml': readRegistryText(directory)
            .replace('name: page-kit', 'name: chart-maker')
            .replace('sourceUrl: kit', 'sourceUrl: pages')
            .replace(/[0-9a-f]{64}/, digestB),
        });
      },
    },
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
