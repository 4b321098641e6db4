// Cases of tree/name-not-portable.
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'tree/name-not-portable',
  fires: [
    {
      name: 'a device',
      given: (directory) => writePackage(directory, { 'docs/aux.md': '' }),
      messageId: 'reserved',
      at: 'docs/aux.md',
      message: 'the name "aux.md" is one Windows keeps for a device',
    },
    {
      name: 'a question mark',
      given: (directory) => writePackage(directory, { 'docs/what?.md': '' }),
      messageId: 'character',
      at: 'docs/what?.md',
      message: 'the name "what?.md" has "?", which Windows does not allow',
    },
    {
      name: 'a dot at the end',
      given: (directory) => writePackage(directory, { 'docs/end.': '' }),
      messageId: 'ending',
      at: 'docs/end.',
      message: 'the name "end." ends with a dot, which Windows drops',
    },
  ],
  silent: [
    {
      name: 'ordinary names',
      given: (directory) => writePackage(directory, { 'docs/auxiliary.md': '', 'docs/.end': '' }),
    },
  ],
};
