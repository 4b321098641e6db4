import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/unknown-key',
  fires: [
    {
      name: 'a field misspelt',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ tags: 'tag: [pages]' }) }),
      messageId: 'unknown',
      at: 'agents/reader.md:14:1',
      message: '"tag" is no field of an agent; did you mean "tags"?',
    },
    {
      name: 'a field inside tools',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({
            tools: 'tools: {required: [read], optional: [], model: fast}',
          }),
        }),
      messageId: 'unknown',
      at: 'agents/reader.md:5:41',
      message: '"tools.model" is no field of an agent',
    },
  ],
  silent: [
    {
      name: 'every field',
      given: (directory) => writePayloads(directory, { 'agents/reader.md': agentText() }),
    },
  ],
};
