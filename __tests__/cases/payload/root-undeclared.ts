import { agentText, writePayloads } from '../../support/payload-texts.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'payload/root-undeclared',
  fires: [
    {
      name: 'agents that nothing declares',
      given: (directory) => writePackage(directory, { 'agents/reader.md': agentText() }),
      messageId: 'undeclared',
      at: 'agents',
      message: 'the directory "agents" is not declared, so a Clio host loads no agent from it',
    },
  ],
  silent: [
    {
      name: 'agents that are declared',
      given: (directory) => writePayloads(directory, { 'agents/reader.md': agentText() }),
    },
    {
      name: 'a directory of the name without Markdown',
      given: (directory) => writePackage(directory, { 'agents/list.txt': 'none\n' }),
    },
  ],
};
