import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { git } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'source/ref-ambiguous',
  fires: [
    {
      name: 'both',
      messageId: 'tag-and-branch',
      at: 'registry.yaml:5:14',
      message: 'acme/kits has a tag and a branch of the name "v1"',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': tagged((work) => git(work, 'branch', 'v1')) },
    },
  ],
  silent: [
    {
      name: 'a branch of another name',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': tagged((work) => git(work, 'branch', 'v2')) },
    },
  ],
};
