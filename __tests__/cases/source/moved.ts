import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/moved',
  // A tag at rest does not move, and how it was before is known from a cache only.
  fires: [],
  elsewhere: {
    moved: {
      test: 'registry/source/moved-tag.test.ts',
      message: 'the source moved since it was pinned: "v1" of acme/kits was',
    },
    'moved-or-wrong': {
      test: 'registry/source/moved-tag.test.ts',
      message:
        'the source moved since it was pinned, or the pin was never true: "v1" of acme/kits is',
    },
  },
  silent: [
    { name: 'the pinned bytes', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } },
  ],
};
