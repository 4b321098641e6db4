import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, skillText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'smoke/failed',
  fires: [
    {
      name: 'a manifest that no host admits',
      messageId: 'refused',
      smoke: true,
      given: (directory) =>
        writePackage(`${directory}/kit`, { 'plugin.json': manifestText({ version: 'one' }) }),
      at: 'kit/plugin.json',
      message: '"page-kit" cannot be installed in both scopes',
    },
    {
      name: 'a skill that does not load from the installed copy',
      messageId: 'assertion',
      smoke: true,
      given: (directory) =>
        writePackage(`${directory}/kit`, {
          'skills/read/SKILL.md': skillText.replace('description', 'about'),
        }),
      at: 'kit/plugin.json',
      message:
        'the smoke install of "page-kit" does not hold in both scopes: payloads load from the installed copy',
    },
  ],
  silent: [
    {
      name: 'a package that loads',
      smoke: true,
      given: (directory) => writePackage(`${directory}/kit`),
    },
    {
      name: 'nobody asked for a smoke install',
      given: (directory) =>
        writePackage(`${directory}/kit`, { 'plugin.json': manifestText({ version: 'one' }) }),
    },
    {
      name: 'one that could not be tried is undecided, not failed',
      smoke: true,
      given: (directory) =>
        writePackage(`${directory}/kit`, {
          'plugin.json': manifestText({}, { requires: ['plugin:far'] }),
        }),
    },
  ],
};
