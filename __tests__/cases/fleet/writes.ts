import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/writes',
  fires: [
    {
      name: 'a workspace step that does not say it',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    agent: reader', '    scope: workspace'],
            { version: 'version: 4' },
          ),
        }),
      messageId: 'missing',
      at: 'fleets/tour.md:7:5',
      message: '"steps[0]" has the scope workspace and does not say what it "writes"',
    },
    {
      name: '33 paths',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              `    writes: [${'a, '.repeat(32)}a]`,
            ],
            { version: 'version: 4' },
          ),
        }),
      messageId: 'too-many',
      at: 'fleets/tour.md:10:5',
      message: '"steps[0]" writes 33 paths, over 32',
    },
    {
      name: 'a pattern',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              '    writes: ["src/*.ts"]',
            ],
            { version: 'version: 4' },
          ),
        }),
      messageId: 'glob',
      at: 'fleets/tour.md:10:14',
      message: '"steps[0]" writes "src/*.ts", which is a pattern',
    },
    {
      name: 'a way up that stays inside',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              '    writes: [src/../docs]',
            ],
            { version: 'version: 4' },
          ),
        }),
      messageId: 'climbs',
      at: 'fleets/tour.md:10:14',
      message: '"steps[0]" writes "src/../docs", which has ".." in it',
    },
    {
      name: 'an absolute path',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              '    writes: [src, /etc]',
            ],
            { version: 'version: 4' },
          ),
        }),
      messageId: 'not-relative',
      at: 'fleets/tour.md:10:19',
      message: '"steps[0]" writes "/etc", which is not a relative path',
    },
  ],
  silent: [
    {
      name: 'relative paths',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            [
              '  - id: read',
              '    agent: reader',
              '    scope: workspace',
              '    writes: [src, docs/notes.md]',
            ],
            { version: 'version: 4' },
          ),
        }),
    },
    {
      name: 'a workspace step of version 3',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText(
            ['  - id: read', '    agent: reader', '    scope: workspace'],
            { version: 'version: 3' },
          ),
        }),
    },
  ],
};
