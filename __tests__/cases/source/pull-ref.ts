import { kitRow, readKit, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/pull-ref',
  fires: [
    {
      name: 'a pull request',
      messageId: 'pull-ref',
      at: 'registry.yaml:5:14',
      message: '"refs/pull/7/head" is the ref of a pull request, which no host installs from',
      given: kitRow('refs/pull/7/head'),
      remote: { 'acme/kits': tagged() },
    },
  ],
  silent: [
    {
      name: 'a directory of that name',
      given: kitRow('v1/refs/pull'),
      remote: { 'acme/kits': { ...tagged(), make: (work) => readKit(work, 'refs/pull') } },
    },
  ],
};
