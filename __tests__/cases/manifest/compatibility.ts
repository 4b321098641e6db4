import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/compatibility',
  fires: [
    {
      name: '257 characters',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: `>=${'0'.repeat(255)}` } }),
        }),
      messageId: 'too-long',
      at: 'plugin.json:10:17',
      message: 'compatibility.clio has 257 characters',
    },
    {
      name: 'nothing behind ||',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '^0.5.0 || ' } }),
        }),
      messageId: 'empty-part',
      at: 'plugin.json:10:17',
      message: 'compatibility.clio "^0.5.0 || " has an empty alternative',
    },
    {
      name: 'a number behind a wildcard',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '1.x.3' } }),
        }),
      messageId: 'open-wildcard',
      at: 'plugin.json:10:17',
      message: 'compatibility.clio "1.x.3" has a number behind a wildcard',
    },
    {
      name: 'a tag',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: 'latest' } }),
        }),
      messageId: 'not-a-range',
      at: 'plugin.json:10:17',
      message: 'compatibility.clio "latest" is not a range of versions',
    },
  ],
  silent: [
    {
      name: 'two alternatives',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '>=0.4.0 <0.7.0 || ^1.0.0' } }),
        }),
    },
    {
      name: 'a wildcard that closes',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { compatibility: { clio: '0.6.x' } }),
        }),
    },
  ],
};
