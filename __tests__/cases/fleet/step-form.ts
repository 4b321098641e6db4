import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/step-form',
  fires: [
    {
      name: 'an agent and a command',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    agent: reader', '    scope: readonly', '    command: make'],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'both',
      at: 'fleets/tour.md:10:5',
      message: '"steps[0]" has both "agent" and "command"',
    },
    {
      name: 'neither of the two',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    scope: readonly']),
        }),
      messageId: 'neither',
      at: 'fleets/tour.md:7:5',
      message: '"steps[0]" has neither "agent" nor "command"',
    },
    {
      name: 'arguments for an agent',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    agent: reader', '    scope: readonly', '    args: [now]'],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'arguments',
      at: 'fleets/tour.md:10:5',
      message: '"steps[0]" is an agent step and has "args", which only code steps take',
    },
  ],
  silent: [
    {
      name: 'one of each form',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: readonly',
              '  - id: build',
              '    command: make',
              '    args: [all]',
              '  - id: mend',
              '    loop: {maxAttempts: 1, check: test, repair: fix}',
            ],
            { version: 'version: 3' },
          ),
        }),
    },
  ],
};
