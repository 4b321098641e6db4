import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/budget',
  fires: [
    {
      name: 'as much in reserve as there is',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({
            budget: 'budget: {toolCalls: 20, readReserve: 20, synthesis: 2}',
          }),
        }),
      messageId: 'reserve',
      at: 'agents/reader.md:12:38',
      message: '"budget.readReserve" is 20, which is not less than the 20 of "budget.toolCalls"',
    },
  ],
  silent: [
    {
      name: 'one call left',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({
            budget: 'budget: {toolCalls: 20, readReserve: 19, synthesis: 2}',
          }),
        }),
    },
  ],
};
