import { commitFiles, writeKitHistory } from '../../support/registry-history.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { git } from '../../support/tree.ts';

const writePast = (directory: string): void => {
  writeKitHistory(directory);
  commitFiles(directory, { 'plugin-gate.yaml': 'strict: true\n' });
  git(directory, 'branch', '--force', 'base');
};

export const cases: RuleCases = {
  rule: 'policy/changed',
  fires: [
    {
      messageId: 'edited',
      name: 'one word',
      base: 'base',
      given: (directory) => {
        writePast(directory);
        commitFiles(directory, { 'plugin-gate.yaml': 'strict: false\n' });
      },
      at: 'plugin-gate.yaml',
      message: "plugin-gate.yaml differs from the base, and this run was judged by the base's",
    },
    {
      messageId: 'added',
      name: 'a first policy',
      base: 'base',
      given: (directory) => {
        writeKitHistory(directory);
        commitFiles(directory, { 'plugin-gate.yaml': 'strict: true\n' });
      },
      at: 'plugin-gate.yaml',
      message: 'plugin-gate.yaml is new, and does not count before it is at the base',
    },
    {
      messageId: 'removed',
      name: 'no policy any more',
      base: 'base',
      given: (directory) => {
        writePast(directory);
        commitFiles(directory, { 'plugin-gate.yaml': null });
      },
      at: 'plugin-gate.yaml',
      message: "plugin-gate.yaml was removed, and this run was judged by the base's",
    },
  ],
  silent: [
    {
      name: 'the policy of the base',
      base: 'base',
      given: (directory) => {
        writePast(directory);
        commitFiles(directory, { 'NOTES.txt': 'Notes.\n' });
      },
    },
    {
      name: 'nothing to compare with',
      given: (directory) => {
        writePast(directory);
        commitFiles(directory, { 'plugin-gate.yaml': 'strict: false\n' });
      },
    },
  ],
};
