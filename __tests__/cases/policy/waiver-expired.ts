import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';
import { waiverText } from '../../support/waivers.ts';

const write = (directory: string, policy: string): void => {
  writeKitAndRegistry(directory, rowText({ description: 'Reads.' }));
  writeFiles(directory, { 'plugin-gate.yaml': policy });
};

export const cases: RuleCases = {
  rule: 'policy/waiver-expired',
  fires: [
    {
      messageId: 'expired',
      name: 'its last day was yesterday',
      given: (directory) => write(directory, waiverText('row/description-differs', '2026-06-14')),
      at: 'plugin-gate.yaml:2:5',
      message:
        'the waiver of row/description-differs for "plugin:page-kit" was over after 2026-06-14',
    },
  ],
  silent: [
    {
      name: 'its last day is today',
      given: (directory) => write(directory, waiverText('row/description-differs', '2026-06-15')),
    },
  ],
};
