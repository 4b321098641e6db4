import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'component/outside-root',
  fires: [
    {
      name: 'a prompt without a prompts root',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'prompt', id: 'a', path: 'text/a.md' }] },
          ),
          'text/a.md': 'Sum it up.',
        }),
      messageId: 'no-root',
      at: 'plugin.json:13:19',
      message: 'components[0] is of kind "prompt", and the package has no prompts root',
    },
    {
      name: 'a prompt beside its root',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            {
              resources: { prompts: 'prompts' },
              components: [{ kind: 'prompt', id: 'a', path: 'prompts-old/a.md' }],
            },
          ),
          'prompts/b.md': 'Sum it up.',
          'prompts-old/a.md': 'Sum it up.',
        }),
      messageId: 'outside',
      at: 'plugin.json:16:19',
      message: 'components[0].path "prompts-old/a.md" is outside the prompts root "prompts"',
    },
  ],
  silent: [
    {
      name: 'a prompt inside its root',
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
        }),
    },
    {
      name: 'a script anywhere',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'script', id: 'a', path: 'plugin.json' }] },
          ),
        }),
    },
  ],
};
