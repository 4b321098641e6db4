import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/unknown-key',
  fires: [
    {
      name: 'a field misspelt',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { more: 'maxWorker: 2' }),
        }),
      messageId: 'unknown',
      at: 'fleets/tour.md:10:1',
      message: '"maxWorker" is no field of a fleet; did you mean "maxWorkers"?',
    },
  ],
  silent: [
    {
      name: 'every optional field',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, {
            description: 'description: A tour.',
            budgetUsd: 'budgetUsd: 0.5',
          }),
        }),
    },
  ],
};
