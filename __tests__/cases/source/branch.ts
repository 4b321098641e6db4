import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/branch',
  fires: [
    {
      name: 'the main branch',
      messageId: 'branch',
      at: 'registry.yaml:5:14',
      message: '"main" is a branch of acme/kits, so the bytes will move',
      given: kitRow('main/read'),
      remote: { 'acme/kits': tagged() },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
