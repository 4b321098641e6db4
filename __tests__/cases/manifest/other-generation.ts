import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/other-generation',
  fires: [
    {
      name: 'fleets and playbooks',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { resources: { fleets: 'fleets', playbooks: 'playbooks' } },
          ),
          'fleets/f.md': 'x',
          'playbooks/f.md': 'x',
        }),
      messageId: 'other-generation',
      at: 'plugin.json:11:9',
      message:
        'only Clio 0.6.2 and later knows the resource kind "playbooks"; Clio before 0.6.2 refuses it',
    },
    {
      name: 'fleets in a range from 0.7',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { compatibility: { clio: '>=0.7.0' }, resources: { fleets: 'fleets' } },
          ),
          'fleets/f.md': 'x',
        }),
      messageId: 'other-generation',
      at: 'plugin.json:13:9',
      message:
        'only Clio before 0.6.2 knows the resource kind "fleets"; Clio 0.6.2 and later refuses it, and compatibility.clio is ">=0.7.0"',
    },
  ],
  silent: [
    {
      name: 'fleets',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { fleets: 'fleets' } }),
          'fleets/f.md': 'x',
        }),
    },
    {
      name: 'playbooks',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { playbooks: 'playbooks' } }),
          'playbooks/f.md': 'x',
        }),
    },
  ],
};
