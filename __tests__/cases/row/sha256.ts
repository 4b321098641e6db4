import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { commitAll, skillText, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/sha256',
  fires: [
    {
      messageId: 'form',
      name: 'too short',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sha256: 'abc' })),
      at: 'registry.yaml:6:11',
      message: '"abc" is no digest (3 characters)',
    },
    {
      messageId: 'form',
      name: 'capitals',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sha256: 'A'.repeat(64) })),
      at: 'registry.yaml:6:11',
      message: '"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" is no digest',
    },
    {
      messageId: 'differs',
      name: 'another digest',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sha256: 'a'.repeat(64) })),
      at: 'registry.yaml:6:11',
      message: 'plugin:page-kit pins other bytes than "kit" holds',
    },
    {
      messageId: 'no-digest',
      name: 'a package with a link out',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writeTree(`${directory}/kit`, [{ path: 'out', type: 'link', target: '../registry.yaml' }]);
      },
      at: 'registry.yaml:6:11',
      message:
        'the tree at "kit" has no digest: "out" links to "../registry.yaml", outside the package',
    },
    {
      messageId: 'explained',
      name: 'line endings of Windows',
      given: (directory) => {
        writeKitAndRegistry(directory, rowText());
        writePackage(`${directory}/kit`, {
          'skills/read/SKILL.md': skillText.replaceAll('\n', '\r\n'),
        });
        commitAll(directory);
      },
      at: 'registry.yaml:6:11',
      message:
        'plugin:page-kit pins other bytes than "kit" holds: the bytes here are what git has, and the digest matches once CRLF becomes LF in "skills/read/SKILL.md"',
    },
  ],
  silent: [
    {
      name: 'the digest of the package',
      given: (directory) => writeKitAndRegistry(directory, rowText()),
    },
    {
      name: 'an extension, which has a manifest of its own',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'extension' })),
    },
  ],
};
