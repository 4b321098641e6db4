import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'marker/not-whole',
  fires: [
    {
      name: 'an option before the marker',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    command: cat', `    args: ['--file=\${pluginRoot}/plugin.json']`],
            { version: 'version: 2' },
          ),
        }),
      messageId: 'not-whole',
      at: 'fleets/tour.md:9:12',
      message: `"steps[0].args[0]" has a marker with other text about it: "--file=\${pluginRoot}/plugin.json"`,
    },
  ],
  silent: [
    {
      name: 'the marker alone',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    command: cat', `    args: ['\${pluginRoot}/plugin.json']`],
            { version: 'version: 2' },
          ),
        }),
    },
  ],
};
