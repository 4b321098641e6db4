import { mcpText } from '../../support/portable-packages.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/near-location',
  fires: [
    {
      name: 'the dot file that other clients read',
      given: (directory) => writePackage(directory, { '.mcp.json': '{}' }),
      messageId: 'unread',
      at: '.mcp.json',
      message: 'other clients do not read ".mcp.json": the location is "mcp.json"',
    },
    {
      name: 'another case',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': null,
          'Skills/read/SKILL.md': skillText,
        }),
      messageId: 'unread',
      at: 'Skills',
      message: 'other clients do not read "Skills": the location is "skills"',
    },
  ],
  silent: [
    {
      name: 'both locations as they should be',
      given: (directory) => writePackage(directory, { 'mcp.json': mcpText({}) }),
    },
    {
      name: 'a dot file beside the real one',
      given: (directory) => writePackage(directory, { 'mcp.json': mcpText({}), '.mcp.json': '{}' }),
    },
  ],
};
