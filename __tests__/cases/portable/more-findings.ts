import { writeManifest } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/more-findings',
  fires: [
    {
      name: 'three thousand unknown fields',
      given: (directory) =>
        writeManifest(
          directory,
          Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`key${at}`, at])),
        ),
      messageId: 'more',
      at: 'plugin.json',
      message: '1000 more findings about other clients are not shown',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
