import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/wrong-type',
  fires: [
    {
      name: 'the version in quotes',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ version: 'version: "1"' }) }),
      messageId: 'wrong-type',
      at: 'agents/reader.md:2:10',
      message: '"version" of the agent is a string, not the number 1',
    },
    {
      name: 'one skill without a list',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ skills: 'skills: read' }) }),
      messageId: 'wrong-type',
      at: 'agents/reader.md:6:9',
      message: '"skills" of the agent is a string, not a list of texts',
    },
  ],
  silent: [
    {
      name: 'empty lists',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({ skills: 'skills: []', tags: 'tags: []' }),
        }),
    },
  ],
};
