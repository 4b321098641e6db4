import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/more-findings',
  fires: [
    {
      name: 'three thousand unknown keys',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`key${at}`, at])),
          ),
        }),
      messageId: 'more',
      at: 'plugin.json',
      message: '1000 more findings are not shown',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
