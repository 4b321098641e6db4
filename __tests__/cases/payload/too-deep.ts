import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'payload/too-deep',
  fires: [
    {
      name: 'a fleet in a directory below its root',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(),
          'fleets/old/tour.md': fleetText(),
        }),
      messageId: 'too-deep',
      at: 'fleets/old/tour.md',
      message: '"fleets/old/tour.md" is not directly in "fleets", so no host loads it as fleet',
    },
  ],
  silent: [
    {
      name: 'prompts are read at any depth',
      given: (directory) => writePayloads(directory, { 'prompts/git/commit.md': 'Commit.\n' }),
    },
  ],
};
