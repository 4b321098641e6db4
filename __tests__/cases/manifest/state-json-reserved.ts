import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/state-json-reserved',
  fires: [
    {
      name: 'a state.json in the root',
      given: (directory) => writePackage(directory, { 'state.json': '{}' }),
      messageId: 'reserved',
      at: 'state.json',
      message: 'state.json in the package root is reserved for the host',
    },
  ],
  silent: [
    {
      name: 'a state.json deeper down',
      given: (directory) => writePackage(directory, { 'templates/state.json': '{}' }),
    },
  ],
};
