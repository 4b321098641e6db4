import { writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'payload/undeclared',
  fires: [
    {
      name: 'a skill missing among the components',
      given: (directory) =>
        writePayloads(directory, { 'prompts/review.md': 'Review.\n' }, [
          { kind: 'prompt', id: 'review', path: 'prompts/review.md' },
        ]),
      messageId: 'undeclared',
      at: 'skills/read/SKILL.md',
      message: 'the skill "read" loads, and no component declares it',
    },
    {
      name: 'no components at all',
      given: (directory) => writePackage(directory, { 'plugin.json': manifestText({}, {}) }),
      messageId: 'none-declared',
      at: 'plugin.json',
      message: 'the package declares no components, and a host loads "skill:read" from it',
    },
  ],
  silent: [
    {
      name: 'nothing declared where there is no Clio block',
      given: (directory) => writePackage(directory),
    },
    {
      name: 'every skill declared',
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
