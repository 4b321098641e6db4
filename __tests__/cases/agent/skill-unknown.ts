import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/skill-unknown',
  fires: [
    {
      name: 'a skill misspelt',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ skills: 'skills: [raed]' }) }),
      messageId: 'unknown',
      at: 'agents/reader.md:6:10',
      message: 'the agent binds the skill "raed", which the package does not have',
    },
    {
      name: 'a skill of another package',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({ skills: 'skills: [read, reads]' }),
        }),
      messageId: 'unknown',
      at: 'agents/reader.md:6:16',
      message:
        'the agent binds the skill "reads", which the package does not have; did you mean "read"?',
    },
  ],
  silent: [
    {
      name: 'a skill of the package',
      given: (directory) => writePayloads(directory, { 'agents/reader.md': agentText() }),
    },
  ],
};
