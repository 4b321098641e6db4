import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/missing-key',
  fires: [
    {
      name: 'no version',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText().replace('  "version": "1.0.0",\n', ''),
        }),
      messageId: 'missing',
      at: 'plugin.json:1:1',
      message: 'the root object has no "version"',
    },
    {
      name: 'no manifestVersion',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { kind: 'plugin' }).replace('"manifestVersion": 1,', ''),
        }),
      messageId: 'missing',
      at: 'plugin.json:7:5',
      message: 'extensions["ai.iowarp.clio"] has no "manifestVersion"',
    },
    {
      name: 'a component without path',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { components: [{ kind: 'skill', id: 'read' }] }),
        }),
      messageId: 'missing',
      at: 'plugin.json:10:9',
      message: 'components[0] has no "path"',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
