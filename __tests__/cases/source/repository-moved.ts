import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/repository-moved',
  fires: [
    {
      name: 'it has a new owner',
      messageId: 'moved',
      at: 'registry.yaml:5:14',
      message: 'the repository acme/kits is "other/kits" now',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': { ...tagged(), api: { movedTo: 'other/kits' } } },
    },
  ],
  silent: [
    { name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } },
    {
      name: 'a name that differs in case only',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': { ...tagged(), api: { movedTo: 'Acme/Kits' } } },
    },
  ],
};
