import type { RuleCases } from '../../support/rule-case.ts';
import { skillText, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'manifest/missing',
  fires: [
    {
      name: 'a registry row names a directory without plugin.json',
      given: (directory) =>
        writeFiles(directory, {
          'registry.yaml': `- kind: skill\n  name: kit\n  description: Reads pages.\n  version: 1.0.0\n  sourceUrl: kit\n  sha256: '${'0'.repeat(64)}'\n`,
          'kit/SKILL.md': skillText,
        }),
      messageId: 'missing',
      at: 'kit/plugin.json',
      message: 'the package has no plugin.json',
    },
  ],
  silent: [{ name: 'a package without faults', given: (directory) => writePackage(directory) }],
};
