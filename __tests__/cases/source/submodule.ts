import { kitRow, withSubmodule } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'source/submodule',
  fires: [
    {
      name: 'one below',
      messageId: 'below',
      at: 'registry.yaml:5:14',
      message: 'the package holds the submodule "vendor", which a host\'s clone leaves empty',
      given: kitRow('v1/read'),
      remote: withSubmodule('read/vendor'),
    },
  ],
  silent: [
    { name: 'one beside the package', given: kitRow('v1/read'), remote: withSubmodule('vendor') },
  ],
};
