import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/evals-retired',
  fires: [
    {
      name: 'evals in the Clio block',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { evals: { read: 'evals/read.yaml' } }),
        }),
      messageId: 'evals',
      at: 'plugin.json:9:7',
      message: '"evals" is retired and ignored',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
