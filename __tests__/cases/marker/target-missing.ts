import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'marker/target-missing',
  fires: [
    {
      name: 'a file that is not there',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${pluginRoot}/docs/page.md.
`,
        }),
      messageId: 'missing',
      at: 'skills/read/SKILL.md:5:5',
      message: `"\${pluginRoot}/docs/page.md" names "docs/page.md", which the package does not have`,
    },
  ],
  silent: [
    {
      name: 'a file, a directory, a pattern below one',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${pluginRoot}/plugin.json, \${pluginRoot}/skills and \${pluginRoot}/skills/<name>.
`,
        }),
    },
  ],
};
