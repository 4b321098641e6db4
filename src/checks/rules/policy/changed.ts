import type { Rule } from '../../rule.ts';

export const rule: Rule = {
  id: 'policy/changed',
  severity: 'warning',
  boundary: null,
  since: '0.1.0',
  review: true,
  summary: 'a policy that changed with the change it judges',
  why: 'The change was judged by the policy of the base. From the merge on the new one counts, and a person should have seen it.',
  fix: 'Let a person approve the new policy, best in a change of its own (docs/gate.md, "Approving", says how).',
  example: {
    bad: 'strict: true    # plugin-gate.yaml at the base\nstrict: false   # now',
    good: 'strict: true    # plugin-gate.yaml at the base and now',
  },
  messages: {
    edited: 'The file differs from the base.',
    added: 'The base has no such file.',
    removed: 'The base has the file and now there is none.',
  },
};
