import { chmodSync, renameSync, symlinkSync } from 'node:fs';
import {
  bumpKit,
  commitFiles,
  readRegistryText,
  writeKitHistory,
} from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { skillText } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'change/files-without-pin',
  fires: [
    {
      messageId: 'gone',
      name: 'the directory was removed',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { kit: null });
      },
      at: 'registry.yaml:5:14',
      message:
        'the directory of plugin:page-kit is gone, its row is not: "kit/plugin.json" and "kit/skills/read/SKILL.md"',
    },
    {
      messageId: 'gone',
      name: 'a link is in its place',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        renameSync(`${directory}/kit`, `${directory}/kits`);
        symlinkSync('kits', `${directory}/kit`);
        commitFiles(directory, {});
      },
      at: 'registry.yaml:5:14',
      message:
        'the directory of plugin:page-kit is gone, its row is not: "kit", "kit/plugin.json" and "kit/skills/read/SKILL.md"',
    },
    {
      messageId: 'changed',
      name: 'plugin.json was removed, which leaves a directory',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { 'kit/plugin.json': null });
      },
      at: 'registry.yaml:6:11',
      message: 'files of plugin:page-kit changed, its pin did not: "kit/plugin.json"',
    },
    {
      messageId: 'changed',
      name: 'a file was edited',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
      },
      at: 'registry.yaml:6:11',
      message: 'files of plugin:page-kit changed, its pin did not: "kit/skills/read/SKILL.md"',
    },
    {
      messageId: 'changed',
      name: 'a file became a link',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, {
          'kit/skills/read/text.md': skillText,
          'kit/skills/read/SKILL.md': null,
        });
        symlinkSync('text.md', `${directory}/kit/skills/read/SKILL.md`);
        commitFiles(directory, {});
      },
      at: 'registry.yaml:6:11',
      message:
        'files of plugin:page-kit changed, its pin did not: "kit/skills/read/SKILL.md" and "kit/skills/read/text.md"',
    },
    {
      messageId: 'changed',
      name: 'another row changed',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, {
          'kit/skills/read/SKILL.md': `${skillText}More.\n`,
          'registry.yaml': `${readRegistryText(directory)}  category: reading\n`,
        });
      },
      at: 'registry.yaml:6:11',
      message: 'files of plugin:page-kit changed, its pin did not: "kit/skills/read/SKILL.md"',
    },
  ],
  silent: [
    {
      name: 'the directory went with its row',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { kit: null, 'registry.yaml': '[]\n' });
      },
    },
    {
      name: 'a mode changed, which no digest counts',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        chmodSync(`${directory}/kit/plugin.json`, 0o755);
        commitFiles(directory, {});
      },
    },
    {
      name: 'a file beside the package',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { 'kit-notes.md': 'Notes.\n' });
      },
    },
    {
      name: 'an edit that was taken back',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
        commitFiles(directory, { 'kit/skills/read/SKILL.md': skillText });
      },
    },
    {
      name: 'a new pin, right or wrong',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        bumpKit(directory, '1.0.1');
        commitFiles(directory, {
          'registry.yaml': readRegistryText(directory).replace(/[0-9a-f]{64}/, 'b'.repeat(64)),
        });
      },
    },
  ],
};
