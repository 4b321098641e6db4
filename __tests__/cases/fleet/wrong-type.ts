import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/wrong-type',
  fires: [
    {
      name: 'steps that are no list',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { steps: 'steps: read' }),
        }),
      messageId: 'wrong-type',
      at: 'fleets/tour.md:6:8',
      message: '"steps" of the fleet is a string, not a list',
    },
    {
      name: 'a number among the arguments',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    command: seq', '    args: [5]'], {
            version: 'version: 2',
          }),
        }),
      messageId: 'wrong-type',
      at: 'fleets/tour.md:9:12',
      message: '"steps[0].args[0]" of the fleet is the number 5, not text',
    },
  ],
  silent: [
    {
      name: 'a number in quotes among the arguments',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    command: seq', '    args: ["5"]'], {
            version: 'version: 2',
          }),
        }),
    },
  ],
};
