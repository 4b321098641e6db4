import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';
import { manifestText, writeFiles, writePackage } from '../../support/tree.ts';

export const cases: RuleCases = {
  rule: 'row/field-differs',
  fires: [
    {
      messageId: 'kind',
      name: 'a skill here',
      given: (directory) => writeKitAndRegistry(directory, rowText({ kind: 'skill' })),
      at: 'registry.yaml:1:9',
      message: 'kind is "skill" here and "plugin" in plugin.json',
    },
    {
      messageId: 'name',
      name: 'another name here',
      given: (directory) => writeKitAndRegistry(directory, rowText({ name: 'page-kits' })),
      at: 'registry.yaml:2:9',
      message: 'name is "page-kits" here and "page-kit" in plugin.json',
    },
    {
      messageId: 'version',
      name: 'a version ahead',
      given: (directory) => writeKitAndRegistry(directory, rowText({ version: '1.1.0' })),
      at: 'registry.yaml:4:12',
      message: 'version is "1.1.0" here and "1.0.0" in plugin.json',
    },
    {
      messageId: 'version',
      name: 'the manifest ahead',
      given: (directory) => {
        writePackage(`${directory}/kit`, { 'plugin.json': manifestText({ version: '2.0.0' }) });
        writeFiles(directory, { 'registry.yaml': rowText() });
      },
      at: 'registry.yaml:4:12',
      message: 'version is "1.0.0" here and "2.0.0" in plugin.json',
    },
    {
      messageId: 'requires',
      name: 'a requirement the manifest lacks',
      given: (directory) => writeKitAndRegistry(directory, rowText({ requires: '[plugin:z]' })),
      at: 'registry.yaml:7:13',
      message: 'requires is plugin:z here and none in plugin.json',
    },
  ],
  silent: [
    { name: 'all equal', given: (directory) => writeKitAndRegistry(directory, rowText()) },
    {
      name: 'requirements in another order',
      given: (directory) => {
        writePackage(`${directory}/kit`, {
          'plugin.json': manifestText({}, { requires: ['skill:a', 'skill:b'] }),
        });
        writeFiles(directory, { 'registry.yaml': rowText({ requires: '[skill:b, skill:a]' }) });
      },
    },
  ],
};
