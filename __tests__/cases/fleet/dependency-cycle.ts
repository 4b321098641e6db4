import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/dependency-cycle',
  fires: [
    {
      name: 'two steps that wait for each other',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [check]',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [read]',
          ]),
        }),
      messageId: 'cycle',
      at: 'fleets/tour.md:14:20',
      message: 'the steps wait for each other: read → check → read',
    },
  ],
  silent: [
    {
      name: 'a diamond',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: a',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
            '  - id: b',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [a]',
            '  - id: c',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [a]',
            '  - id: d',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [b, c]',
          ]),
        }),
    },
  ],
};
