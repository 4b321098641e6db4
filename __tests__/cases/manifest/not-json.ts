import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/not-json',
  fires: [
    {
      name: 'a comma before the closing brace',
      given: (directory) => writePackage(directory, { 'plugin.json': '{\n  "name": "kit",\n}\n' }),
      messageId: 'syntax',
      at: 'plugin.json:3:1',
      message: 'plugin.json is not JSON: a comma before the closing "}"',
    },
    {
      name: 'a thousand nested lists',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': '['.repeat(1_000) + ']'.repeat(1_000) }),
      messageId: 'too-deep',
      at: 'plugin.json:1:513',
      message: 'plugin.json is not JSON: nested deeper than 512 levels',
    },
  ],
  silent: [
    {
      name: 'a nested object of another client',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({
            extensions: { 'com.example.pages': { a: { b: { c: [[[]]] } } } },
          }),
        }),
    },
  ],
};
