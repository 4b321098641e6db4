import type { RuleCases } from '../../support/rule-case.ts';
import { writePackage, writeTree } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'portable/path-outside',
  fires: [
    {
      name: 'an absolute link beside a skill',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'skills/read/host', type: 'link', target: '/etc/hostname' }]);
      },
      messageId: 'outside',
      at: 'skills/read/host',
      message:
        'conforming clients refuse the path "skills/read/host": the link to "/etc/hostname" leads outside the package',
    },
    {
      name: 'a relative link that climbs out',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'data', type: 'link', target: '../../data' }]);
      },
      messageId: 'outside',
      at: 'data',
      message:
        'conforming clients refuse the path "data": the link to "../../data" leads outside the package',
    },
    {
      name: 'a link to nothing',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'data', type: 'link', target: 'missing.json' }]);
      },
      messageId: 'nowhere',
      at: 'data',
      message:
        'conforming clients refuse the path "data": the link to "missing.json" leads to nothing',
    },
    {
      name: 'a link to itself',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'data', type: 'link', target: 'data' }]);
      },
      messageId: 'nowhere',
      at: 'data',
      message: 'conforming clients refuse the path "data": the link to "data" leads in a circle',
    },
  ],
  silent: [
    {
      name: 'a link inside',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'data', type: 'link', target: 'plugin.json' }]);
      },
    },
    {
      name: 'a link that a finding of its own tells about',
      given: (directory) => {
        writePackage(directory);
        writeTree(directory, [{ path: 'skills/out', type: 'link', target: '/srv/skill' }]);
      },
    },
  ],
};
