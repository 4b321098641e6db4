import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import { remoteRow } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeFiles } from '../../support/tree.ts';
import { waiverText } from '../../support/waivers.ts';

const write = (directory: string, row: string, policy: string): void => {
  writeKitAndRegistry(directory, row);
  writeFiles(directory, { 'plugin-gate.yaml': policy });
};
const differs = rowText({ description: 'Reads.' });

export const cases: RuleCases = {
  rule: 'policy/waiver-unused',
  fires: [
    {
      messageId: 'unused',
      name: 'nothing of the kind was found',
      given: (directory) =>
        write(directory, rowText(), waiverText('row/description-differs', '2026-07-01')),
      at: 'plugin-gate.yaml:2:5',
      message: 'the waiver of row/description-differs for "plugin:page-kit" waives nothing',
    },
    {
      messageId: 'unused',
      name: 'it is for a row that is not there',
      given: (directory) =>
        write(
          directory,
          differs,
          waiverText('row/description-differs', '2026-07-01', 'plugin:page-kits'),
        ),
      at: 'plugin-gate.yaml:2:5',
      message: 'the waiver of row/description-differs for "plugin:page-kits" waives nothing',
    },
    {
      messageId: 'unused',
      name: 'its rule is one for stores, and it is for a row of the registry',
      given: (directory) =>
        write(directory, rowText(), waiverText('capability/implementation', '2026-07-01')),
      at: 'plugin-gate.yaml:2:5',
      message: 'the waiver of capability/implementation for "plugin:page-kit" waives nothing',
    },
  ],
  silent: [
    {
      name: 'it waives a finding',
      given: (directory) =>
        write(directory, differs, waiverText('row/description-differs', '2026-07-01')),
    },
    {
      name: 'the row was not looked at',
      given: (directory) =>
        write(
          directory,
          remoteRow('page-kit'),
          waiverText('row/description-differs', '2026-07-01'),
        ),
    },
    {
      name: 'it is for an entry of a capability store, which this run does not look at',
      given: (directory) =>
        write(
          directory,
          rowText(),
          waiverText('capability/two-plugins', '2026-07-01', 'task:sync'),
        ),
    },
    {
      name: 'it is for a change that may come',
      given: (directory) =>
        write(directory, rowText(), waiverText('change/source-moved', '2026-07-01')),
    },
  ],
};
