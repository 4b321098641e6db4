import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/newer-vocabulary',
  fires: [
    {
      name: 'playbooks in every range',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { requires: ['playbook:sum-up'], resources: { playbooks: 'playbooks' } },
          ),
          'playbooks/f.md': 'x',
        }),
      messageId: 'refused-elsewhere',
      at: 'plugin.json:10:9',
      message:
        'Clio before 0.6.2 refuses "playbook" and "playbooks", and the package does not exclude those hosts',
    },
  ],
  silent: [
    {
      name: 'playbooks for hosts from 0.6.2',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { compatibility: { clio: '>=0.6.2' }, resources: { playbooks: 'playbooks' } },
          ),
          'playbooks/f.md': 'x',
        }),
    },
    { name: 'a package without faults', given: (directory) => writePackage(directory) },
  ],
};
