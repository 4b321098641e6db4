import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/arguments',
  fires: [
    {
      name: '65 arguments',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    command: echo', `    args: [${'a, '.repeat(64)}a]`],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'too-many',
      at: 'fleets/tour.md:9:5',
      message: '"steps[0]" has 65 arguments, over 64',
    },
    {
      name: 'an argument of 8,193 characters',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    command: echo', `    args: [${'a'.repeat(8193)}]`],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'too-long',
      at: 'fleets/tour.md:9:12',
      message: '"steps[0].args[0]" has 8193 characters, over 8192',
    },
  ],
  silent: [
    {
      name: '64 arguments, one of 8,192 characters',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    command: echo',
              `    args: [${'a, '.repeat(63)}${'a'.repeat(8192)}]`,
            ],
            { version: 'version: 2' },
          ),
        }),
    },
  ],
};
