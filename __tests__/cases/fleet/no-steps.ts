import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/no-steps',
  fires: [
    {
      name: 'an empty list',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { steps: 'steps: []' }),
        }),
      messageId: 'empty',
      at: 'fleets/tour.md:6:8',
      message: 'the fleet has no steps',
    },
  ],
  silent: [
    {
      name: 'one step',
      given: (directory) => writePayloads(directory, { 'fleets/tour.md': fleetText() }),
    },
  ],
};
