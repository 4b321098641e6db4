import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/mcp-not-run',
  fires: [
    {
      name: 'an mcp.json in the root',
      given: (directory) => writePackage(directory, { 'mcp.json': '{}' }),
      messageId: 'kept',
      at: 'mcp.json',
      message: 'Clio hosts keep mcp.json and do not run its servers',
    },
  ],
  silent: [
    {
      name: 'an mcp.json deeper down',
      given: (directory) => writePackage(directory, { 'docs/mcp.json': '{}' }),
    },
  ],
};
