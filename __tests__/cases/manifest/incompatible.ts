import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/incompatible',
  fires: [
    {
      name: 'a range that holds nothing',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '>2.0.0 <1.0.0' } }),
        }),
      messageId: 'no-host',
      at: 'plugin.json:10:17',
      message: 'no known Clio host is in compatibility.clio ">2.0.0 <1.0.0"',
    },
    {
      name: 'a host outside the range',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '>=0.7.0' } }),
        }),
      clioVersion: '0.6.2',
      messageId: 'other-host',
      at: 'plugin.json:10:17',
      message: 'Clio 0.6.2 is not in compatibility.clio ">=0.7.0"',
    },
  ],
  silent: [
    {
      name: 'a host inside the range',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '>=0.6.0' } }),
        }),
      clioVersion: '0.6.2',
    },
    {
      name: 'hosts to come',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '>=99.0.0' } }),
        }),
    },
  ],
};
