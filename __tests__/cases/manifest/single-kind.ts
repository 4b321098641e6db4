import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/single-kind',
  fires: [
    {
      name: 'a prompt that is not declared',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { kind: 'prompt', resources: { prompts: 'prompts' } }),
          'skills/read/SKILL.md': null,
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'no-component',
      at: 'plugin.json:9:15',
      message: 'a package of kind "prompt" declares no prompt component',
    },
    {
      name: 'a second prompt',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              kind: 'prompt',
              resources: { prompts: 'prompts' },
              components: [
                { kind: 'prompt', id: 'a', path: 'prompts/a.md' },
                { kind: 'prompt', id: 'b', path: 'prompts/a.md' },
              ],
            },
          ),
          'skills/read/SKILL.md': null,
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'extra-component',
      at: 'plugin.json:20:19',
      message: 'a package of kind "prompt" has one public component, and components[1] is another',
    },
    {
      name: 'a skills directory beside it',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              kind: 'prompt',
              resources: { prompts: 'prompts' },
              components: [{ kind: 'prompt', id: 'a', path: 'prompts/a.md' }],
            },
          ),
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'extra-root',
      at: 'plugin.json:9:15',
      message: 'a package of kind "prompt" has only a prompts root, and "skills" is a skills root',
    },
    {
      name: 'no root of the kind',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { kind: 'prompt' }),
          'skills/read/SKILL.md': null,
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'no-root',
      at: 'plugin.json:9:15',
      message: 'a package of kind "prompt" has no prompts root',
    },
    {
      name: 'a README beside the prompt',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              kind: 'prompt',
              resources: { prompts: 'prompts' },
              components: [{ kind: 'prompt', id: 'a', path: 'prompts/a.md' }],
            },
          ),
          'skills/read/SKILL.md': null,
          'prompts/a.md': 'Sum it up.',
          'prompts/README.md': 'About.',
        }),
      messageId: 'extra-file',
      at: 'plugin.json:11:20',
      message:
        'a package of kind "prompt" has one .md file in its prompts root "prompts", and "prompts/README.md" is there too',
    },
    {
      name: 'a prompt that is no Markdown',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              kind: 'prompt',
              resources: { prompts: 'prompts' },
              components: [{ kind: 'prompt', id: 'a', path: 'prompts/a.txt' }],
            },
          ),
          'skills/read/SKILL.md': null,
          'prompts/a.txt': 'Sum it up.',
        }),
      messageId: 'other-file',
      at: 'plugin.json:17:19',
      message: 'a package of kind "prompt" needs a .md file, and "prompts/a.txt" is none',
    },
  ],
  silent: [
    {
      name: 'one prompt and a script',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              kind: 'prompt',
              resources: { prompts: 'prompts' },
              components: [
                { kind: 'prompt', id: 'a', path: 'prompts/a.md' },
                { kind: 'script', id: 's', path: 'bin/s.sh' },
              ],
            },
          ),
          'skills/read/SKILL.md': null,
          'prompts/a.md': 'Sum it up.',
          'bin/s.sh': 'true',
        }),
    },
    {
      name: 'two prompts in a plugin',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              resources: { prompts: 'prompts' },
              components: [{ kind: 'prompt', id: 'a', path: 'prompts/a.md' }],
            },
          ),
          'prompts/a.md': 'Sum it up.',
          'prompts/b.md': 'Sum it up.',
        }),
    },
  ],
};
