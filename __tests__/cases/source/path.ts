import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { kitRow, readKit, tagged, withSubmodule } from '../../support/remote-kit.ts';
import type { RuleCases } from '../../support/rule-case.ts';

const linked = {
  'acme/kits': {
    ...tagged(),
    make: (work: string) => {
      readKit(work, 'read');
      symlinkSync('read', join(work, 'alias'));
    },
  },
};

export const cases: RuleCases = {
  rule: 'source/path',
  fires: [
    {
      name: 'nothing there',
      messageId: 'missing',
      at: 'registry.yaml:5:14',
      message: '"rad" is not in acme/kits at "v1"',
      given: kitRow('v1/rad'),
      remote: { 'acme/kits': tagged() },
    },
    {
      name: 'a file',
      messageId: 'not-directory',
      at: 'registry.yaml:5:14',
      message: '"read/plugin.json" is a file in acme/kits at "v1", not a directory',
      given: kitRow('v1/read/plugin.json'),
      remote: { 'acme/kits': tagged() },
    },
    {
      name: 'a link',
      messageId: 'link',
      at: 'registry.yaml:5:14',
      message: '"alias" is a symbolic link in acme/kits at "v1"',
      given: kitRow('v1/alias'),
      remote: linked,
    },
    {
      name: 'a link on the way',
      messageId: 'link-on-way',
      at: 'registry.yaml:5:14',
      message: '"alias" on the way to the package is a symbolic link in acme/kits at "v1"',
      given: kitRow('v1/alias/skills'),
      remote: linked,
    },
    {
      name: 'a submodule',
      messageId: 'submodule',
      at: 'registry.yaml:5:14',
      message: '"vendor" is a submodule in acme/kits at "v1", which a clone leaves empty',
      given: kitRow('v1/vendor'),
      remote: withSubmodule('vendor'),
    },
    {
      name: 'no package',
      messageId: 'no-manifest',
      at: 'registry.yaml:5:14',
      message: '"read/skills" in acme/kits at "v1" has no plugin.json',
      given: kitRow('v1/read/skills'),
      remote: { 'acme/kits': tagged() },
    },
  ],
  silent: [{ name: 'a tag', given: kitRow('v1/read'), remote: { 'acme/kits': tagged() } }],
};
