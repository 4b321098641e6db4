import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/body-blank',
  fires: [
    {
      name: 'blank lines only',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({}, '\n  \n') }),
      messageId: 'blank',
      at: 'agents/reader.md:18:1',
      message: 'the agent has no text after its frontmatter, so it has no instructions',
    },
  ],
  silent: [
    {
      name: 'one word',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({}, 'Read.') }),
    },
  ],
};
