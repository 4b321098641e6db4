// Rows whose text alone decides are errors also where nothing is fetched.
import { describe, expect, test } from '@jest/globals';
import { runGate, toldBy } from '../support/gate-run.ts';
import { rowText } from '../support/registry.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

function checkRow(
  way: string,
  more: Parameters<typeof runGate>[1] = {},
  server = 'https://github.com',
) {
  const directory = temporaryDirectory();
  writeFiles(directory, {
    'registry.yaml': rowText({ sourceUrl: `${server}/acme/kits/tree/${way}` }),
  });
  return runGate(directory, { base: null, ...more });
}

describe('without fetching', () => {
  test.each([
    [
      'refs/pull/7/head',
      'error source/pull-ref: "refs/pull/7/head" is the ref of a pull request, which no host installs from',
    ],
    [
      'refs/pull/7/merge/kit',
      'error source/pull-ref: "refs/pull/7/merge/kit" is the ref of a pull request, which no host installs from',
    ],
    [
      `${commit}/kit`,
      `error source/commit-id: "${commit}" is a commit id, and a host clones with --branch, which takes none`,
    ],
    ['a..b/kit', 'error source/ref-missing: git allows no branch or tag of the name "a..b"'],
  ])('%s is an error at its sourceUrl, and its row fails', async (way, message) => {
    const report = await checkRow(way);
    expect(toldBy(report, 'source')).toEqual([message]);
    const { file, line, column } = report.findings.find(({ rule }) => rule.startsWith('source/'))
      ?.place ?? { file: null, line: null, column: null };
    expect({ file, line, column }).toEqual({ file: 'registry.yaml', line: 5, column: 14 });
    expect(report.verdict).toBe('fail');
    expect(report.registry?.rows.map(({ verdict }) => verdict)).toEqual(['fail']);
  });

  test.each(['v1/kit', 'main/kit', 'v1/refs/pull/7', '0123456/kit', `v${commit}/kit`])(
    '%s is left to a look-up',
    async (way) => {
      const report = await checkRow(way);
      expect(toldBy(report, 'source')).toEqual([]);
      expect(report.registry?.rows.map(({ verdict }) => verdict)).toEqual(['skipped']);
    },
  );
});

test('where the server does not answer, it is told once and the run is decided', async () => {
  const nowhere = 'http://127.0.0.1:9';
  const report = await checkRow(
    `${commit}/kit`,
    { sources: 'all', serverUrl: nowhere, apiUrl: nowhere },
    nowhere,
  );
  expect(toldBy(report, 'source')).toEqual([
    `error source/commit-id: "${commit}" is a commit id, and a host clones with --branch, which takes none`,
  ]);
  expect(report.verdict).toBe('fail');
});
