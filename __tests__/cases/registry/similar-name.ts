import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'registry/similar-name',
  fires: [
    {
      messageId: 'separators',
      name: 'a dot for a dash',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText() + rowText({ name: 'page.kit' })),
      at: 'registry.yaml:8:9',
      message: '"page.kit" differs from "page-kit" only in - and .',
    },
    {
      messageId: 'separators',
      name: 'no dash',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText() + rowText({ name: 'pagekit' })),
      at: 'registry.yaml:8:9',
      message: '"pagekit" differs from "page-kit" only in - and .',
    },
  ],
  silent: [
    {
      name: 'another letter',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText() + rowText({ name: 'page-kits' })),
    },
    {
      name: 'the same name is another rule',
      given: (directory) => writeKitAndRegistry(directory, rowText() + rowText({ kind: 'skill' })),
    },
  ],
};
