import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/version',
  fires: [
    {
      name: '257 characters',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ version: `1.0.0-${'a'.repeat(251)}` }),
        }),
      messageId: 'too-long',
      at: 'plugin.json:4:14',
      message: 'version has 257 characters',
    },
    {
      name: 'a v in front',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ version: 'v1.4.0' }) }),
      messageId: 'prefix',
      at: 'plugin.json:4:14',
      message: 'version "v1.4.0" begins with "v"',
    },
    {
      name: 'a blank behind',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ version: '1.4.0 ' }) }),
      messageId: 'space',
      at: 'plugin.json:4:14',
      message: 'version "1.4.0 " contains white space',
    },
    {
      name: 'two numbers',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ version: '1.4' }) }),
      messageId: 'form',
      at: 'plugin.json:4:14',
      message: 'version "1.4" is not a strict semantic version',
    },
  ],
  silent: [
    {
      name: 'a pre-release and a build',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ version: '1.4.0-rc.1+page.7' }) }),
    },
    {
      name: '256 characters',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({ version: `1.0.0-${'a'.repeat(250)}` }),
        }),
    },
  ],
};
