import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/foreign-disagrees',
  fires: [
    {
      name: 'another name',
      given: (directory) =>
        writePackage(directory, { '.codex-plugin/plugin.json': '{\n  "name": "pages"\n}\n' }),
      messageId: 'name',
      at: '.codex-plugin/plugin.json:2:11',
      message:
        'the name "pages" in ".codex-plugin/plugin.json" disagrees with "page-kit" in plugin.json',
    },
    {
      name: 'another version',
      given: (directory) =>
        writePackage(directory, { '.claude-plugin/plugin.json': '{\n  "version": "0.9.0"\n}\n' }),
      messageId: 'version',
      at: '.claude-plugin/plugin.json:2:14',
      message:
        'the version "0.9.0" in ".claude-plugin/plugin.json" disagrees with "1.0.0" in plugin.json',
    },
    {
      name: 'another version in the marketplace file',
      given: (directory) =>
        writePackage(directory, {
          '.claude-plugin/marketplace.json':
            '{\n  "plugins": [{ "name": "page-kit", "source": "./", "version": "2.0.0" }]\n}\n',
        }),
      messageId: 'version',
      at: '.claude-plugin/marketplace.json:2:64',
      message:
        'the version "2.0.0" in ".claude-plugin/marketplace.json" disagrees with "1.0.0" in plugin.json',
    },
  ],
  silent: [
    {
      name: 'the same name and version',
      given: (directory) =>
        writePackage(directory, {
          '.claude-plugin/plugin.json': '{"name": "page-kit", "version": "1.0.0"}',
        }),
    },
    {
      name: 'another package of the marketplace',
      given: (directory) =>
        writePackage(directory, {
          '.claude-plugin/marketplace.json':
            '{"plugins": [{"name": "other", "source": "./other", "version": "2.0.0"}]}',
        }),
    },
  ],
};
