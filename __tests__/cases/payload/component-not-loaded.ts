import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'payload/component-not-loaded',
  fires: [
    {
      name: 'an agent in a directory below its root',
      given: (directory) =>
        writePayloads(
          directory,
          { 'agents/team/reader.md': agentText(), 'agents/other.md': agentText() },
          [{ kind: 'agent', id: 'reader', path: 'agents/team/reader.md' }],
        ),
      messageId: 'not-loaded',
      at: 'plugin.json:15:17',
      message:
        'the component "agent:reader" is "agents/team/reader.md", which no host loads as agent',
    },
  ],
  silent: [
    {
      name: 'an agent directly in its root',
      given: (directory) =>
        writePayloads(directory, { 'agents/reader.md': agentText() }, [
          { kind: 'agent', id: 'reader', path: 'agents/reader.md' },
        ]),
    },
  ],
};
