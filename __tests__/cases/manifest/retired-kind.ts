import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/retired-kind',
  fires: [
    {
      name: 'a themes directory',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { themes: 'themes' } }),
          'themes/a.json': '{}',
        }),
      messageId: 'retired',
      at: 'plugin.json:10:9',
      message: 'the resource kind "themes" is retired: no host takes it any more',
    },
    {
      name: 'a required theme',
      given: (directory) =>
        writePackage(directory, { 'plugin.json': manifestText({}, { requires: ['theme:dark'] }) }),
      messageId: 'retired',
      at: 'plugin.json:10:9',
      message: 'the requirement kind "theme" is retired: no host takes it any more',
    },
  ],
  silent: [
    {
      name: 'a themes directory that nothing declares',
      given: (directory) => writePackage(directory, { 'themes/a.json': '{}' }),
    },
  ],
};
