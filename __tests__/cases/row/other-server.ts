import { rowText, writeKitAndRegistry } from '../../support/registry.ts';
import type { RuleCases } from '../../support/rule-case.ts';

export const cases: RuleCases = {
  rule: 'row/other-server',
  fires: [
    {
      messageId: 'other-server',
      name: 'an enterprise server',
      given: (directory) =>
        writeKitAndRegistry(
          directory,
          rowText({ sourceUrl: 'https://github.example/o/r/tree/v1' }),
        ),
      at: 'registry.yaml:5:14',
      message:
        'plugin:page-kit comes from "https://github.example"; a Clio host takes https://github.com only',
      serverUrl: 'https://github.example',
    },
  ],
  silent: [
    {
      name: 'github.com whatever the server',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'https://github.com/o/r/tree/v1' })),
      serverUrl: 'https://github.example',
    },
    {
      name: 'a test server on loopback',
      given: (directory) =>
        writeKitAndRegistry(directory, rowText({ sourceUrl: 'http://127.0.0.1:8080/o/r/tree/v1' })),
      serverUrl: 'http://127.0.0.1:8080',
    },
  ],
};
