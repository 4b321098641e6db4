import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { git } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'source/commit-id',
  fires: [
    {
      name: 'a whole id',
      messageId: 'commit-id',
      at: 'registry.yaml:5:14',
      message:
        '"0123456789abcdef0123456789abcdef01234567" is a commit id, and a host clones with --branch, which takes none',
      given: kitRow('0123456789abcdef0123456789abcdef01234567/read'),
      remote: { 'acme/kits': tagged() },
    },
  ],
  silent: [
    {
      name: 'a tag that looks like one',
      given: kitRow('abcdef0/read'),
      remote: { 'acme/kits': tagged((work) => git(work, 'tag', 'abcdef0')) },
    },
  ],
};
