import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/resource-kind',
  fires: [
    {
      name: 'a kind in the singular',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompt: 'prompts' } }),
          'prompts/a.md': 'Sum it up.',
        }),
      messageId: 'unknown-kind',
      at: 'plugin.json:10:9',
      message: 'unknown resource kind "prompt"',
    },
  ],
  silent: [
    {
      name: 'prompts',
      given: (directory) =>
        writePackage(directory, {
          'plugin.json': manifestText({}, { resources: { prompts: 'prompts' } }),
          'prompts/a.md': 'Sum it up.',
        }),
    },
  ],
};
