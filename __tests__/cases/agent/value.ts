import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'agent/value',
  fires: [
    {
      name: 'a blank name',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ name: 'name: " "' }) }),
      messageId: 'blank',
      at: 'agents/reader.md:3:7',
      message: '"name" is blank',
    },
    {
      name: 'a category misspelt',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({ category: 'category: reserch' }),
        }),
      messageId: 'not-one-of',
      at: 'agents/reader.md:8:11',
      message: '"category" is "reserch"; did you mean "research"?',
    },
    {
      name: 'an audience that hosts keep for themselves',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({ audience: 'audience: shipped' }),
        }),
      messageId: 'not-one-of',
      at: 'agents/reader.md:7:11',
      message: '"audience" is "shipped", which is none of custom',
    },
    {
      name: 'a later version',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText({ version: 'version: 2' }) }),
      messageId: 'out-of-range',
      at: 'agents/reader.md:2:10',
      message: '"version" is 2, not the number 1',
    },
  ],
  silent: [
    {
      name: 'the other words',
      given: (directory) =>
        writePayloads(directory, {
          'agents/reader.md': agentText({
            category: 'category: evolution',
            capabilityClass: 'capabilityClass: artifact-write',
            latencyClass: 'latencyClass: deep',
            projectContextTier: 'projectContextTier: none',
          }),
        }),
    },
  ],
};
