import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/foreign-manifest',
  fires: [
    {
      name: 'a manifest of another client',
      given: (directory) =>
        writePackage(directory, { '.claude-plugin/plugin.json': '{"name": "page-kit"}' }),
      messageId: 'found',
      at: '.claude-plugin/plugin.json',
      message: '".claude-plugin/plugin.json" is a manifest of another client and is not checked',
    },
    {
      name: 'a marketplace file',
      given: (directory) =>
        writePackage(directory, { '.claude-plugin/marketplace.json': '{"plugins": []}' }),
      messageId: 'found',
      at: '.claude-plugin/marketplace.json',
      message:
        '".claude-plugin/marketplace.json" is a manifest of another client and is not checked',
    },
    {
      name: 'one that is no JSON',
      given: (directory) =>
        writePackage(directory, { '.codex-plugin/plugin.json': 'name: page-kit' }),
      messageId: 'unreadable',
      at: '.codex-plugin/plugin.json',
      message:
        '".codex-plugin/plugin.json" is a manifest of another client, is not checked, and is no JSON object',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
