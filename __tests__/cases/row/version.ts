import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/version',
  fires: [
    {
      messageId: 'form',
      name: 'a v',
      given: (directory) => writeKitAndRegistry(directory, rowText({ version: 'v1.2' })),
      at: 'registry.yaml:4:12',
      message: '"v1.2" is no semantic version',
    },
  ],
  silent: [
    {
      name: 'a pre-release with build metadata',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ version: '1.0.0-rc.1+linux' })),
    },
  ],
};
