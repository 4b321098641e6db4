import type { RuleCases } from '../../support/rule-case.ts';
import {
  manifestText,
  skillText,
  writeFiles,
  writePackage,
  writeTree,
} from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/resource-path',
  fires: [
    {
      name: 'no text',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: '' } }),
        }),
      messageId: 'empty',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "" is empty',
    },
    {
      name: 'a path as on Windows',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'a\\b' } }),
        }),
      messageId: 'backslash',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "a\\b" contains a backslash',
    },
    {
      name: 'a NUL in the path',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'a\0b' } }),
        }),
      messageId: 'nul',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "a\\x00b" contains a NUL',
    },
    {
      name: 'a path from the top',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: '/prompts' } }),
        }),
      messageId: 'absolute',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "/prompts" is absolute',
    },
    {
      name: 'a path that climbs',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'a/../../prompts' } }),
        }),
      messageId: 'outside',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "a/../../prompts" climbs out of the package',
    },
    {
      name: 'a misspelt directory',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'promts' } }),
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'missing',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "promts" does not exist',
    },
    {
      name: 'a link out of the package',
      given: (directory) => {
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'prompts' } }),
        });
        writeFiles(`${directory}-beside`, { 'a.md': 'Sum it up.' });
        writeTree(directory, [{ path: 'prompts', type: 'link', target: `${directory}-beside` }]);
      },
      messageId: 'leads-outside',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "prompts" leads out of the package through a link, or nowhere',
    },
    {
      name: 'skills in another directory',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { skills: 'know' } }),
          'know/a/SKILL.md': skillText,
        }),
      messageId: 'skills-elsewhere',
      at: 'plugin.json:10:19',
      message: 'resources.skills is "know", and hosts read only "skills"',
    },
    {
      name: 'the root as prompts',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: '.' } }),
        }),
      messageId: 'whole-root',
      at: 'plugin.json:10:20',
      message: 'resources.prompts is the package root itself',
    },
    {
      name: 'a file as root',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'prompts' } }),
          prompts: 'Sum it up.',
        }),
      messageId: 'not-a-directory',
      at: 'plugin.json:10:20',
      message: 'resources.prompts "prompts" is a file',
    },
  ],
  silent: [
    {
      name: 'a nested directory',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'text/prompts' } }),
          'text/prompts/a.md': 'Sum it up.',
        }),
    },
    {
      name: 'a link inside the package',
      given: (directory) => {
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'prompts' } }),
          'text/a.md': 'Sum it up.',
        });
        writeTree(directory, [{ path: 'prompts', type: 'link', target: 'text' }]);
      },
    },
    {
      name: 'the root of a package of kind skill',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            { name: 'read' },
            {
              kind: 'skill',
              resources: { skills: '.' },
              components: [{ kind: 'skill', id: 'read', path: 'SKILL.md' }],
            },
          ),
          'skills/read/SKILL.md': null,
          'SKILL.md': skillText,
        }),
    },
  ],
};
