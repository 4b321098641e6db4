import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/missing-key',
  fires: [
    {
      name: 'no limit of workers',
      given: (directory) =>
        writePayloads(directory, { 'fleets/tour.md': fleetText(undefined, { maxWorkers: null }) }),
      messageId: 'missing',
      at: 'fleets/tour.md:1:1',
      message: 'the fleet has no "maxWorkers"',
    },
    {
      name: 'an agent step without a scope',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    agent: reader']),
        }),
      messageId: 'missing',
      at: 'fleets/tour.md:7:5',
      message: 'the fleet has no "steps[0].scope"',
    },
    {
      name: 'a loop without a repair',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(['  - id: read', '    loop: {maxAttempts: 3, check: test}'], {
            version: 'version: 3',
          }),
        }),
      messageId: 'missing',
      at: 'fleets/tour.md:8:5',
      message: 'the fleet has no "steps[0].loop.repair"',
    },
    {
      name: 'a playbook says so',
      given: (directory) =>
        writePayloads(directory, { 'playbooks/tour.md': fleetText(undefined, { name: null }) }),
      messageId: 'missing',
      at: 'playbooks/tour.md:1:1',
      message: 'the playbook has no "name"',
    },
  ],
  silent: [
    {
      name: 'optional fields left out',
      given: (directory) => writePayloads(directory, { 'fleets/tour.md': fleetText() }),
    },
  ],
};
