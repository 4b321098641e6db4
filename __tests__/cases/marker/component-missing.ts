import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'marker/component-missing',
  fires: [
    {
      name: 'an id misspelt',
      given: (directory) =>
        writePackage(directory, {
          'tools/scan.sh': 'true\n',
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'script', id: 'scan', path: 'tools/scan.sh' }] },
          ),
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
Run \${component:script:scam}.
`,
        }),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:5:5',
      message: 'the package declares no component "script:scam"; did you mean "script:scan"?',
    },
  ],
  silent: [
    {
      name: 'a declared component',
      given: (directory) =>
        writePackage(directory, {
          'tools/scan.sh': 'true\n',
          'plugin.json': manifestText(
            {},
            { components: [{ kind: 'script', id: 'scan', path: 'tools/scan.sh' }] },
          ),
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
Run \${component:script:scan}.
`,
        }),
    },
  ],
};
