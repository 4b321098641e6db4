import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/one-directory',
  fires: [
    {
      messageId: 'shared',
      name: 'a skill with the name of a plugin',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText({ kind: 'skill' })),
      at: 'registry.yaml:8:9',
      message: 'skill:page-kit and plugin:page-kit would be installed in one directory',
    },
  ],
  silent: [
    {
      name: 'a plugin and its extension',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText() + rowText({ kind: 'extension' })),
    },
    {
      name: 'two names',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText() + rowText({ kind: 'skill', name: 'other' })),
    },
  ],
};
