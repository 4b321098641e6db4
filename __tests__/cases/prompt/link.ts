import { writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'prompt/link',
  fires: [
    {
      name: 'a link to a file of the package',
      given: (directory) => {
        writePayloads(directory, { 'prompts/review.md': 'Review.\n', 'docs/plan.md': 'Plan.\n' });
        writeTree(directory, [
          { path: 'prompts/plan.md', type: 'link', target: '../docs/plan.md' },
        ]);
      },
      messageId: 'link',
      at: 'prompts/plan.md',
      message:
        '"prompts/plan.md" is a symbolic link to "../docs/plan.md", and a host refuses links in the prompts root',
    },
  ],
  silent: [
    {
      name: 'a link beside the prompts root',
      given: (directory) => {
        writePayloads(directory, { 'prompts/review.md': 'Review.\n', 'docs/plan.md': 'Plan.\n' });
        writeTree(directory, [{ path: 'plan.md', type: 'link', target: 'docs/plan.md' }]);
      },
    },
  ],
};
