import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { git } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'source/ref-missing',
  fires: [
    {
      name: 'no such tag',
      messageId: 'missing',
      at: 'registry.yaml:5:14',
      message: 'acme/kits has no tag or branch "v2"',
      given: kitRow('v2/read'),
      remote: { 'acme/kits': tagged() },
    },
    {
      name: 'a branch with a slash',
      messageId: 'slash',
      at: 'registry.yaml:5:14',
      message:
        'acme/kits has the branch "next/two", and a name with a slash cannot be written in a tree URL',
      given: kitRow('next/two/read'),
      remote: { 'acme/kits': tagged((work) => git(work, 'branch', 'next/two')) },
    },
    {
      name: 'two dots',
      messageId: 'impossible',
      at: 'registry.yaml:5:14',
      message: 'git allows no branch or tag of the name "v1..v2"',
      given: kitRow('v1..v2/read'),
      remote: { 'acme/kits': tagged() },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
