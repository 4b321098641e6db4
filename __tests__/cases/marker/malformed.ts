import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'marker/malformed',
  fires: [
    {
      name: 'the root in another spelling',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${plugin_root}/README.md.
`,
        }),
      messageId: 'malformed',
      at: 'skills/read/SKILL.md:5:5',
      message: `"\${plugin_root}" is no marker, so it is not replaced`,
    },
    {
      name: 'a component without an id',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
Run \${component:script}.
`,
        }),
      messageId: 'malformed',
      at: 'skills/read/SKILL.md:5:5',
      message: `"\${component:script}" is no marker, so it is not replaced`,
    },
  ],
  silent: [
    {
      name: 'the right spelling',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
See \${pluginRoot}/plugin.json.
`,
        }),
    },
    {
      name: 'variables of others',
      given: (directory) =>
        writePackage(directory, {
          'skills/read/SKILL.md': `---
name: read
description: Reads a page.
---
Set \${HOME} and \${PLUGIN_ROOT} and \${components}.
`,
        }),
    },
  ],
};
