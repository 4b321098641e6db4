import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writeFiles, writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/path',
  fires: [
    {
      name: 'no text',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: '' }] },
          ),
        }),
      messageId: 'empty',
      at: 'plugin.json:13:19',
      message: 'components[0].path "" is empty',
    },
    {
      name: 'a path as on Windows',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'docs\\a.txt' }] },
          ),
        }),
      messageId: 'backslash',
      at: 'plugin.json:13:19',
      message: 'components[0].path "docs\\a.txt" contains a backslash',
    },
    {
      name: 'a NUL in the path',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'a\0b' }] },
          ),
        }),
      messageId: 'nul',
      at: 'plugin.json:13:19',
      message: 'components[0].path "a\\x00b" contains a NUL',
    },
    {
      name: 'a drive',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'C:/a.txt' }] },
          ),
        }),
      messageId: 'absolute',
      at: 'plugin.json:13:19',
      message: 'components[0].path "C:/a.txt" is absolute',
    },
    {
      name: 'a path that climbs',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: '../a.txt' }] },
          ),
        }),
      messageId: 'outside',
      at: 'plugin.json:13:19',
      message: 'components[0].path "../a.txt" climbs out of the package',
    },
    {
      name: 'another spelling',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'Docs.txt' }] },
          ),
          'docs.txt': 'About.',
        }),
      messageId: 'missing',
      at: 'plugin.json:13:19',
      message: 'components[0].path "Docs.txt" does not exist; did you mean "docs.txt"?',
    },
    {
      name: 'a link out of the package',
      given: (directory) => {
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'docs/a.txt' }] },
          ),
        });
        writeFiles(`${directory}-beside`, { 'a.txt': 'About.' });
        writeTree(directory, [{ path: 'docs', type: 'link', target: `${directory}-beside` }]);
      },
      messageId: 'leads-outside',
      at: 'plugin.json:13:19',
      message:
        'components[0].path "docs/a.txt" leads out of the package through a link, or nowhere',
    },
    {
      name: 'the directory of a skill',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'skill', id: 'a', path: 'skills/read' }] },
          ),
        }),
      messageId: 'not-a-file',
      at: 'plugin.json:13:19',
      message: 'components[0].path "skills/read" is a directory',
    },
    {
      name: 'another file of a skill',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'skill', id: 'a', path: 'skills/read/guide.txt' }] },
          ),
          'skills/read/guide.txt': 'Guide.',
        }),
      messageId: 'skill-file',
      at: 'plugin.json:13:19',
      message: 'components[0].path "skills/read/guide.txt" is not named SKILL.md',
    },
  ],
  silent: [
    {
      name: 'a file through a link inside',
      given: (directory) => {
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'resource', id: 'a', path: 'docs/a.txt' }] },
          ),
          'text/a.txt': 'About.',
        });
        writeTree(directory, [{ path: 'docs', type: 'link', target: 'text' }]);
      },
    },
    {
      name: 'a skill',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'skill', id: 'read', path: 'skills/read/SKILL.md' }] },
          ),
        }),
    },
  ],
};
