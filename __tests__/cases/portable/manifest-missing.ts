import type { RuleCases } from '../../support/rule-case.ts';
import {
  manifestText,
  skillText,
  writeFiles,
  writePackage,
  writeTree,
} from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/manifest-missing',
  fires: [
    {
      name: 'a registry row names a directory without plugin.json',
      given: (directory) =>
        writeFiles(directory, {
          'registry.yaml': `- kind: plugin\n  name: kit\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: kit\n  sha256: '${'0'.repeat(64)}'\n`,
          'kit/skills/read/SKILL.md': skillText,
        }),
      messageId: 'missing',
      at: 'kit/plugin.json',
      message: 'conforming clients reject the package: there is no plugin.json at the root',
    },
    {
      name: 'a directory of that name',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null });
        writeTree(directory, [{ path: 'plugin.json', type: 'directory' }]);
      },
      messageId: 'not-a-file',
      at: 'plugin.json',
      message: 'conforming clients reject the package: plugin.json is a directory, not a file',
    },
    {
      name: 'a link to the file system above',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null });
        writeTree(directory, [{ path: 'plugin.json', type: 'link', target: '../plugin.json' }]);
      },
      messageId: 'outside',
      at: 'plugin.json',
      message:
        'conforming clients reject the package: plugin.json is a link that leads outside the package',
    },
  ],
  silent: [
    {
      name: 'a link to a file inside',
      given: (directory) => {
        writePackage(directory, { 'plugin.json': null, 'meta/plugin.json': manifestText() });
        writeTree(directory, [{ path: 'plugin.json', type: 'link', target: 'meta/plugin.json' }]);
      },
    },
  ],
};
