import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { schema, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/description-differs',
  fires: [
    {
      messageId: 'differs',
      name: 'other words',
      given: (directory) => writeKitAndRegistry(directory, rowText({ description: 'Reads.' })),
      at: 'registry.yaml:3:16',
      message: 'the description of plugin:page-kit is not that of its plugin.json',
    },
  ],
  silent: [
    { name: 'the same words', given: (directory) => writeKitAndRegistry(directory, rowText()) },
    {
      name: 'a manifest without a description',
      given: (directory) => {
        writePackage(`${directory}/kit`, {
          'plugin.json': `${JSON.stringify({ $schema: schema, name: 'page-kit', version: '1.0.0' })}\n`,
        });
        writeFiles(directory, { 'registry.yaml': rowText() });
      },
    },
  ],
};
