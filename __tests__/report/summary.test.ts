// The job summary, read back by a Markdown parser: what GitHub would show.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderSummary } from '../../src/report/summary.ts';
import { hostileText } from './hostile.ts';
import { readMarkdown } from './read-markdown.ts';
import {
  cleanReport,
  failingReport,
  findingOf,
  packageOf,
  placeOf,
  registryOf,
  reportOf,
  reportOfStrings,
  rowOf,
} from './sample-reports.ts';

const options = { repositoryPath: (path: string) => path };
const sizeOf = (text: string): number => Buffer.byteLength(text, 'utf8');

describe('order', () => {
  test('the verdict comes first', () => {
    expect(renderSummary(failingReport, options).split('\n').slice(0, 3)).toEqual([
      '## ❌ Plugin Gate: fail',
      '',
      '**4 errors, 1 warning, 1 note.** Checked 2 packages, 2 rows, 6 files (2.3 kB). 2 things not checked.',
    ]);
  });

  test('then changed rows, packages, registry, findings, loads, graphs, what was not checked', () => {
    expect(readMarkdown(renderSummary(failingReport, options)).headings).toEqual([
      '## ❌ Plugin Gate: fail',
      '### Changed rows',
      '### Packages',
      '### Registry <code>registry.yaml</code>',
      '### Findings in <code>page-kit</code>',
      '### Findings in <code>registry.yaml</code>',
      '### Findings in other places',
      '### What loads',
      '### Components of <code>page-kit</code>',
      '### Not checked',
    ]);
  });

  test('a clean run says so without a heading for what is not there', () => {
    expect(readMarkdown(renderSummary(cleanReport, options)).headings).toEqual([
      '## ✅ Plugin Gate: pass',
      '### Packages',
      '### Registry <code>library/registry.yaml</code>',
      '### What loads',
      '### Requirements between rows',
      '### Components of <code>library/page-kit</code>',
    ]);
    expect(renderSummary(cleanReport, options)).toContain('\n2 rows: 2 pass.\n');
  });
});

describe('parts', () => {
  test('a finding has place, message, facts, fix and rule; paths are the repository’s', () => {
    const text = renderSummary(reportOf({ findings: [findingOf()] }), {
      repositoryPath: (path) => `sub/${path}`,
    });
    expect(text).toContain(
      '- **error** <code>sub/page-kit/plugin.json:4:14</code> version <code>"1.0"</code> is not a semantic version<br>found <code>"1.0"</code>, expected MAJOR.MINOR.PATCH, such as <code>"1.0.0"</code><br>Fix: write <code>"version"</code>: <code>"1.0.0"</code> <sub><code>manifest/version</code></sub>\n',
    );
  });

  test('worst findings of a package come first', () => {
    const findings = (['note', 'warning', 'error'] as const).map((severity, at) =>
      findingOf({ severity, place: placeOf('page-kit/plugin.json', { line: at + 1, column: 1 }) }),
    );
    const text = renderSummary(reportOf({ findings }), options);
    expect([...text.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, level]) => level)).toEqual([
      'error',
      'warning',
      'note',
    ]);
  });

  test('a cycle is drawn red', () => {
    expect(renderSummary(failingReport, options)).toContain(
      [
        '```mermaid',
        'flowchart LR',
        '  n0["skill:read"]',
        '  n1["agent:reader"]',
        '  n2["prompt:summary"]',
        '  n0 --> n1',
        '  n1 --> n2',
        '  n2 --> n0',
        '  linkStyle 0,1,2 stroke:#cf222e,stroke-width:2px',
        '```',
      ].join('\n'),
    );
  });

  test('a graph too large to read is counted', () => {
    const nodes = Array.from({ length: 41 }, (_, at) => `skill:s${at}`);
    const edges = nodes.slice(1).map((to) => ({ from: 'skill:s0', to }));
    const packages = [packageOf({ graph: { nodes, edges, cycles: [] } })];
    const text = renderSummary(reportOf({ packages }), options);
    expect(text).toContain('Too large to draw: 41 nodes, 40 edges, no cycles.');
    expect(text).not.toContain('mermaid');
  });

  test('rows that are not right are in a table, with the pin and what was found', () => {
    const rows = [rowOf(), rowOf({ id: 'skill:x', verdict: 'fail', digest: '7f'.repeat(32) })];
    expect(renderSummary(reportOf({ registry: registryOf({ rows }) }), options)).toContain(
      '2 rows: 1 fail, 1 pass.\n\n| row | verdict | pinned | found |\n| --- | --- | --- | --- |\n| <code>skill:x</code> | fail | <code>a3a3a3a3a3a3…</code> | <code>7f7f7f7f7f7f…</code> |\n',
    );
  });
});

describe('size', () => {
  const packages = Array.from({ length: 1_000 }, (_, at) => packageOf({ path: `kits/k${at}` }));
  const findings = packages.flatMap(({ path }, kit) =>
    Array.from({ length: kit === 0 ? 2_000 : 1 }, (_, at) =>
      findingOf({
        package: path,
        place: placeOf(`${path}/plugin.json`, { line: at + 1, column: 1 }),
        fix: 'say what has to change so that the package can be read '.repeat(3),
      }),
    ),
  );
  const text = renderSummary(reportOf({ packages, findings }), options);

  test('stays under GitHub’s limit by leaving out whole sections, and says so', () => {
    expect(sizeOf(text)).toBeLessThan(1024 * 1024);
    expect(sizeOf(text)).toBeGreaterThan(900_000);
    expect(text).toMatch(
      /\n> Left out, because a job summary has a size limit: findings \(\d+ sections\)\. The log and the JSON report have everything\.\n$/,
    );
    expect(readMarkdown(text).live.filter((what) => !what.startsWith('blockquote'))).toEqual([]);
  });

  test('the table of packages shows a hundred and counts the rest', () => {
    expect(text).toContain('\n900 more packages in the log.\n');
  });

  test('of a long list of findings the first chunk comes before anybody’s second', () => {
    expect(text).toContain('### Findings in <code>kits/k0</code> (1 to 50 of 2000)\n');
    expect(text).toContain('### Findings in <code>kits/k999</code>\n');
    expect(text).not.toContain('(1951 to 2000 of 2000)');
  });

  test('errors are kept before warnings', () => {
    const findings = packages
      .slice(0, 20)
      .map(({ path }, at) =>
        findingOf({ package: path, severity: at === 19 ? 'error' : 'warning' }),
      );
    const report = reportOf({ packages: packages.slice(0, 20), findings });
    const small = renderSummary(report, { ...options, bytes: 6_000 });
    expect(small).toContain('### Findings in <code>kits/k19</code>\n');
    expect(small).not.toContain('### Findings in <code>kits/k18</code>\n');
  });

  test('the verdict and what was not checked survive the smallest limit', () => {
    const small = renderSummary(failingReport, { ...options, bytes: 600 });
    expect(readMarkdown(small).headings).toEqual([
      '## ❌ Plugin Gate: fail',
      '### Changed rows',
      '### Not checked',
    ]);
    expect(small).toContain(
      'Left out, because a job summary has a size limit: the table of packages, the rows, findings (3 sections), what loads, graphs.',
    );
  });
});

test('hostile text stays text: no link, image, HTML, mention, extra cell or heading', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 80, maxLength: 80 }), (strings) => {
      let at = 0;
      const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
      const read = readMarkdown(renderSummary(report, options));
      expect(read.live).toEqual([]);
      expect(read.tables).toBe(4);
      expect(read.cells).toBe(2 * 3 + 2 * 8 + 2 * 6 + 2 * 4);
      expect(read.headings.length).toBeLessThanOrEqual(12);
    }),
    { numRuns: 150 },
  );
});

test('the parser that reads it back does see what is live', () => {
  for (const [markdown, live] of [
    ['[a](https://x.example)', 'link'],
    ['![a](https://x.example)', 'image'],
    ['see https://x.example', 'link'],
    ['<b>a</b>', 'html'],
    ['<!-- a -->', 'html'],
    ['ask @team', 'reference'],
    ['ask &#64;team', 'reference'],
    ['a&#64;b.example', 'reference'],
    ['<code>a&#64;b.example</code>', 'reference'],
    ['closes #1', 'reference'],
    ['*a*', 'em'],
    ['- [ ] a', 'task'],
    ['1. a', 'ordered list'],
    ['```sh\na\n```', 'code'],
  ] as const) {
    expect(readMarkdown(markdown).live.join()).toMatch(new RegExp(`^${live}`));
  }
});
