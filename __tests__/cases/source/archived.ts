import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/archived',
  fires: [
    {
      name: 'it is read-only',
      messageId: 'archived',
      at: 'registry.yaml:5:14',
      message: 'the repository acme/kits is archived',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': { ...tagged(), api: { archived: true } } },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
