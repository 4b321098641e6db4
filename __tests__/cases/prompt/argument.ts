import { writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'prompt/argument',
  fires: [
    {
      name: 'a brace that is not closed',
      given: (directory) =>
        writePayloads(directory, {
          'prompts/review.md': `Review \${@:2 now.
`,
        }),
      messageId: 'unclosed',
      at: 'prompts/review.md:1:8',
      message: `the argument "\${@:2 now." is not closed with }`,
    },
    {
      name: 'braces about a number',
      given: (directory) =>
        writePayloads(directory, {
          'prompts/review.md': `Review

  \${1}.
`,
        }),
      messageId: 'malformed',
      at: 'prompts/review.md:3:3',
      message: `"\${1}" is no form of argument, so it reaches the model as it stands`,
    },
    {
      name: 'small letters',
      given: (directory) =>
        writePayloads(directory, { 'prompts/review.md': 'Review $Arguments.\n' }),
      messageId: 'misspelt',
      at: 'prompts/review.md:1:8',
      message: '"$Arguments" is not replaced: the argument is called $ARGUMENTS',
    },
    {
      name: 'a zeroth argument with a default',
      given: (directory) =>
        writePayloads(directory, {
          'prompts/review.md': `Review \${0:-all}.
`,
        }),
      messageId: 'zero',
      at: 'prompts/review.md:1:8',
      message: `the argument "\${0:-all}" counts from 0, and arguments count from 1`,
    },
  ],
  silent: [
    {
      name: 'every right form',
      given: (directory) =>
        writePayloads(directory, {
          'prompts/review.md': `$1 $12 $@ \${@:2} \${@:2:3} \${1:-all of it} $ARGUMENTS
`,
        }),
    },
    {
      name: 'text of a shell',
      given: (directory) =>
        writePayloads(directory, {
          'prompts/review.md': `Run \`echo $HOME \${PATH} \${name} $?\` for $0.50.
`,
        }),
    },
  ],
};
