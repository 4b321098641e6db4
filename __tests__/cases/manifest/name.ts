import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/name',
  fires: [
    {
      name: 'no character',
      given: (directory) => writePackage(directory, { 'plugin.json': manifestText({ name: '' }) }),
      messageId: 'empty',
      at: 'plugin.json:3:11',
      message: 'name is empty',
    },
    {
      name: '65 characters',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ name: 'a'.repeat(65) }) }),
      messageId: 'too-long',
      at: 'plugin.json:3:11',
      message: 'name has 65 characters',
    },
    {
      name: "the name of the host\\'s file",
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ name: 'state.json' }) }),
      messageId: 'reserved',
      at: 'plugin.json:3:11',
      message: 'name "state.json" is reserved for a file of the host',
    },
    {
      name: 'upper case and a space',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ name: 'Page Kit' }) }),
      messageId: 'form',
      at: 'plugin.json:3:11',
      message: 'name "Page Kit" does not have the form of a package name',
    },
  ],
  silent: [
    {
      name: '64 characters',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ name: 'a'.repeat(64) }) }),
    },
    {
      name: 'every kind of character',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({ name: '0a.b-c9' }) }),
    },
  ],
};
