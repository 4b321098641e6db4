import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/step-twice',
  fires: [
    {
      name: 'one id on two steps',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
          ]),
        }),
      messageId: 'twice',
      at: 'fleets/tour.md:10:9',
      message: 'the step id "read" is taken already',
    },
  ],
  silent: [
    {
      name: 'two ids',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [read]',
          ]),
        }),
    },
  ],
};
