import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/link',
  fires: [
    {
      name: 'a link to a file inside',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [
          { path: 'skills/read/manifest.json', type: 'link', target: '../../plugin.json' },
        ]);
      },
      messageId: 'inside',
      at: 'skills/read/manifest.json',
      message:
        'other clients follow the link "skills/read/manifest.json" to "plugin.json", and an archive may not keep it',
    },
  ],
  silent: [
    { name: 'a file', given: (directory) => writePackage(directory, { 'data.json': '{}' }) },
    {
      name: 'a link that leads outside',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'data', type: 'link', target: '/srv/data' }]);
      },
    },
  ],
};
