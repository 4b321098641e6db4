import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/missing-key',
  fires: [
    {
      name: 'no description',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ description: null }) }),
      messageId: 'missing',
      at: 'agents/reader.md:1:1',
      message: 'the agent has no "description"',
    },
    {
      name: 'a budget without a reserve',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({ budget: 'budget: {toolCalls: 20, synthesis: 2}' }),
        }),
      messageId: 'missing',
      at: 'agents/reader.md:12:1',
      message: 'the agent has no "budget.readReserve"',
    },
  ],
  silent: [
    {
      name: 'every field',
      given: (directory) => writePayloads(directory, { 'agents/reader.md': agentText() }),
    },
  ],
};
