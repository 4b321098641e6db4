import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/later-field',
  fires: [
    {
      name: 'a command in version 1',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    command: make']),
        }),
      messageId: 'later',
      at: 'fleets/tour.md:8:5',
      message: '"steps[0].command" needs version 2, and this fleet says 1',
    },
    {
      name: 'a loop in version 2',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    loop: {maxAttempts: 3, check: test, repair: fix}'],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'later',
      at: 'fleets/tour.md:8:5',
      message: '"steps[0].loop" needs version 3, and this fleet says 2',
    },
    {
      name: 'writes in version 2',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    agent: reader', '    scope: workspace', '    writes: [notes]'],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'later',
      at: 'fleets/tour.md:10:5',
      message: '"steps[0].writes" needs version 4, and this fleet says 2',
    },
    {
      name: 'gates in version 4',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { version: 'version: 4', gates: 'gates: []' }),
        }),
      messageId: 'later',
      at: 'fleets/tour.md:10:1',
      message: '"gates" needs version 5, and this fleet says 4',
    },
  ],
  silent: [
    {
      name: 'each field in its version',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              '    writes: [notes]',
              '  - id: check',
              '    command: make',
            ],
            { version: 'version: 5', gates: 'gates: []', plans: 'plans: {}' },
          ),
        }),
    },
  ],
};
