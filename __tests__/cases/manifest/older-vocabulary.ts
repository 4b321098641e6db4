import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/older-vocabulary',
  fires: [
    {
      name: 'fleets in every range',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { fleets: 'fleets' } }),
          'fleets/f.md': 'x',
        }),
      messageId: 'refused-elsewhere',
      at: 'plugin.json:10:9',
      message:
        'Clio 0.6.2 and later refuses "fleets", and the package does not exclude those hosts',
    },
  ],
  silent: [
    {
      name: 'fleets for hosts before 0.6.2',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { compatibility: { clio: '<0.6.2' }, resources: { fleets: 'fleets' } },
          ),
          'fleets/f.md': 'x',
        }),
    },
    { name: 'a package without faults', given: (directory) => writePackage(directory) },
  ],
};
