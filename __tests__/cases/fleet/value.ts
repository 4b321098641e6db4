import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/value',
  fires: [
    {
      name: 'a blank name',
      given: (directory) =>
        writePayloads(directory, { 'fleets/tour.md': fleetText(undefined, { name: 'name: ""' }) }),
      messageId: 'blank',
      at: 'fleets/tour.md:3:7',
      message: '"name" is blank',
    },
    {
      name: 'another word for onFailure',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { onFailure: 'onFailure: abort' }),
        }),
      messageId: 'not-one-of',
      at: 'fleets/tour.md:5:12',
      message: '"onFailure" is "abort", which is none of stop, continue',
    },
    {
      name: 'a scope misspelt',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: read-only',
          ]),
        }),
      messageId: 'not-one-of',
      at: 'fleets/tour.md:9:12',
      message: '"steps[0].scope" is "read-only"; did you mean "readonly"?',
    },
    {
      name: 'no worker',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { maxWorkers: 'maxWorkers: 0' }),
        }),
      messageId: 'out-of-range',
      at: 'fleets/tour.md:4:13',
      message: '"maxWorkers" is 0, not a whole number of at least 1',
    },
    {
      name: 'a budget of nothing',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { budgetUsd: 'budgetUsd: 0' }),
        }),
      messageId: 'out-of-range',
      at: 'fleets/tour.md:10:12',
      message: '"budgetUsd" is 0, not a number above 0',
    },
    {
      name: 'a version that is not known',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(undefined, { version: 'version: 6' }),
        }),
      messageId: 'out-of-range',
      at: 'fleets/tour.md:2:10',
      message: '"version" is 6, not a whole number from 1 to 5',
    },
    {
      name: 'six attempts',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    loop: {maxAttempts: 6, check: test, repair: fix}'],
            { version: 'version: 3' },
          ),
        }),
      messageId: 'out-of-range',
      at: 'fleets/tour.md:8:25',
      message: '"steps[0].loop.maxAttempts" is 6, not a whole number from 1 to 5',
    },
  ],
  silent: [
    {
      name: 'the ends of the ranges',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    loop: {maxAttempts: 5, check: test, repair: fix}'],
            {
              version: 'version: 5',
              maxWorkers: 'maxWorkers: 1',
              onFailure: 'onFailure: continue',
              budgetUsd: 'budgetUsd: 0.01',
            },
          ),
        }),
    },
  ],
};
