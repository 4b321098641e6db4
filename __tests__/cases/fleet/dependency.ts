import { fleetText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'fleet/dependency',
  fires: [
    {
      name: 'on itself',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [check]',
          ]),
        }),
      messageId: 'self',
      at: 'fleets/tour.md:14:20',
      message: 'the step "check" depends on itself',
    },
    {
      name: 'on a step that is not there',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [reed]',
          ]),
        }),
      messageId: 'missing',
      at: 'fleets/tour.md:14:20',
      message: 'there is no step "reed" to depend on; did you mean "read"?',
    },
  ],
  silent: [
    {
      name: 'on an earlier and on a later step',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [check]',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
          ]),
        }),
    },
    {
      name: 'on an earlier step',
      given: (directory) =>
        writePayloads(directory, {
          'fleets/tour.md': fleetText([
            '  - id: read',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: []',
            '  - id: check',
            '    agent: reader',
            '    scope: readonly',
            '    dependencies: [read]',
          ]),
        }),
    },
  ],
};
