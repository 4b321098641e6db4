import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'marker/outside',
  fires: [
    {
      name: 'a way up',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${pluginRoot}/../secret.md.
`,
        }),
      messageId: 'outside',
      at: 'skills/read/SKILL.md:5:5',
      message: `"\${pluginRoot}/../secret.md" leads out of the package`,
    },
  ],
  silent: [
    {
      name: 'a way up that stays inside',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${pluginRoot}/skills/../plugin.json.
`,
        }),
    },
  ],
};
