import { commitPath, kitRow, tagged } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/checkout',
  fires: [
    {
      name: 'a name that git refuses',
      messageId: 'refused',
      at: 'registry.yaml:5:14',
      message: 'git checks nothing out of acme/kits at "v1": "invalid path \'other/.git/config\'"',
      given: kitRow('v1/read'),
      remote: { 'acme/kits': tagged((work) => commitPath(work, 'other/.git/config')) },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
