import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/unknown-key',
  fires: [
    {
      messageId: 'unknown',
      name: 'a typing error',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requiers: '[]' })),
      at: 'registry.yaml:7:3',
      message: '"requiers" is no key of a row',
    },
    {
      messageId: 'unknown',
      name: 'a key of an object’s prototype',
      given: (directory) => writeKitAndRegistry(directory, rowText({ constructor: 'x' })),
      at: 'registry.yaml:7:3',
      message: '"constructor" is no key of a row',
    },
    {
      messageId: 'plugin',
      name: 'plugin in a plugin row',
      given: (directory) => writeKitAndRegistry(directory, rowText({ plugin: 'page-kit' })),
      at: 'registry.yaml:7:3',
      message: '"plugin" belongs to rows of kind extension, not "plugin"',
    },
  ],
  silent: [
    {
      name: 'every known key',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ requires: '[]', provides: '[]', category: 'x', audit: 'pass', triggers: '[]' }),
        ),
    },
    {
      name: 'plugin in an extension row',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ kind: 'extension', plugin: 'page-kit' })),
    },
  ],
};
