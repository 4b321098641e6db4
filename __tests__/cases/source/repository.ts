import { kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/repository',
  fires: [
    {
      name: 'nobody knows it',
      messageId: 'missing',
      at: 'registry.yaml:5:14',
      message: 'the repository acme/none is missing or private (the server answered 404)',
      given: kitRow('v1/read', 'acme/none'),
      remote: { 'acme/kits': tagged() },
    },
    {
      name: 'it was taken down',
      messageId: 'gone',
      at: 'registry.yaml:5:14',
      message: 'the repository acme/bad was taken down (the server answered 451)',
      given: kitRow('v1/read', 'acme/bad'),
      remote: { 'acme/bad': { status: 451 } },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
