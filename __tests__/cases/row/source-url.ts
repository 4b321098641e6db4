import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/source-url',
  fires: [
    {
      messageId: 'not-relative',
      name: 'an absolute path',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: '/kit' })),
      at: 'registry.yaml:5:14',
      message: '"/kit" is an absolute path',
    },
    {
      messageId: 'parent',
      name: 'climbing',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: 'a/../kit' })),
      at: 'registry.yaml:5:14',
      message: '"a/../kit" climbs with ".."',
    },
    {
      messageId: 'backslash',
      name: 'a backslash',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: 'a\\kit' })),
      at: 'registry.yaml:5:14',
      message: '"a\\kit" has a backslash',
    },
    {
      messageId: 'itself',
      name: 'the registry itself',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: '.' })),
      at: 'registry.yaml:5:14',
      message: '"." is the directory of the registry itself',
    },
    {
      messageId: 'unclear',
      name: 'nothing',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: '""' })),
      at: 'registry.yaml:5:14',
      message: '"" is no path',
    },
    {
      messageId: 'unclear',
      name: 'a direction mark',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: '"ki\\u202et"' })),
      at: 'registry.yaml:5:14',
      message: '"ki\\u202Et" holds a character that nobody sees',
    },
    {
      messageId: 'unclear',
      name: 'a blank at the end',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: '"kit "' })),
      at: 'registry.yaml:5:14',
      message: '"kit " begins or ends with a blank',
    },
    {
      messageId: 'not-tree-url',
      name: 'a repository',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'https://github.com/o/r' })),
      at: 'registry.yaml:5:14',
      message:
        '"https://github.com/o/r" is no GitHub tree URL: it is not SERVER/OWNER/REPO/tree/REF',
    },
    {
      messageId: 'not-tree-url',
      name: 'ssh',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'git@github.com:o/r.git' })),
      at: 'registry.yaml:5:14',
      message:
        '"git@github.com:o/r.git" is no GitHub tree URL: it does not begin with https://github.com/',
    },
    {
      messageId: 'not-tree-url',
      name: 'another host',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ sourceUrl: 'https://github.com.evil.example/o/r/tree/v1' }),
        ),
      at: 'registry.yaml:5:14',
      message:
        '"https://github.com.evil.example/o/r/tree/v1" is no GitHub tree URL: it does not begin with https://github.com/',
    },
  ],
  silent: [
    { name: 'a path', given: (directory) => writeKitAndRegistry(directory, rowText()) },
    {
      name: 'a path with ./ and a slash at the end',
      given: (directory) => writeKitAndRegistry(directory, rowText({ sourceUrl: './kit/' })),
    },
    {
      name: 'a tree URL',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ sourceUrl: 'https://github.com/o/r/tree/v1.0.0/kit' }),
        ),
    },
  ],
};
