// Text output as a person reads it, and what a terminal or a runner would make of it.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasUnseen } from '../../src/base/escape.ts';
import { displayWidth } from '../../src/report/display-width.ts';
import { renderText } from '../../src/report/text.ts';
import { hostileText, readsAsCommand } from './hostile.ts';
import {
  failingReport,
  findingOf,
  packageOf,
  placeOf,
  registryOf,
  reportOf,
  reportOfStrings,
  rowOf,
} from './sample-reports.ts';

const plain = { color: false } as const;
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

describe('a finding', () => {
  test('has place, rule and message on one line, then the source with the columns marked', () => {
    expect(renderText(reportOf({ findings: [findingOf()] }), plain)).toContain(
      [
        '  error page-kit/plugin.json:4:14 manifest/version version "1.0" is not a semantic version',
        '    4 | "version": "1.0",',
        '      |            ^^^^^',
        '    found:    "1.0"',
        '    expected: MAJOR.MINOR.PATCH, such as "1.0.0"',
        '    fix:      write "version": "1.0.0"',
        '',
      ].join('\n'),
    );
  });

  test('without a line is about the whole file', () => {
    const finding = findingOf({ place: placeOf('page-kit/mcp.json'), found: null, expected: null });
    expect(renderText(reportOf({ findings: [finding] }), plain)).toContain(
      '  error page-kit/mcp.json manifest/version version "1.0" is not a semantic version\n    fix: ',
    );
  });

  test('says its row, its second place and what decided before it', () => {
    const finding = findingOf({
      row: 'plugin:page-kit',
      blockedBy: 'manifest/json',
      related: [
        {
          message: 'first declared here',
          place: placeOf('page-kit/plugin.json', { line: 2, column: 5 }),
        },
      ],
    });
    const text = renderText(reportOf({ findings: [finding] }), plain);
    expect(text).toContain('    row:      plugin:page-kit\n');
    expect(text).toContain('    see:      page-kit/plugin.json:2:5 first declared here\n');
    expect(text).toContain('    note:     manifest/json decides the outcome already\n');
  });

  test('is below its package, below the registry, or by itself', () => {
    const text = renderText(failingReport, plain);
    const order = [
      ' manifest/version ',
      '\n\nregistry.yaml\n',
      ' row/sha256 ',
      ' discovery/no-package ',
      '\n\nChanged rows\n',
      '\n\nWithout findings\n  quiet-kit: quiet-kit 1.0.0, plugin: admitted, conformant; 2 files\n',
      '\n\nNot checked\n',
    ].map((part) => text.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(text.startsWith('page-kit\n')).toBe(true);
  });
});

describe('what has no finding', () => {
  const smoke = { result: 'inconclusive', reason: 'no room', assertions: [] } as const;
  const packages = [
    packageOf({ path: 'a', name: 'a-kit' }),
    packageOf({ path: 'b', name: 'b-kit', smoke, leftOut: ['.git'] }),
    packageOf({ path: 'c', name: 'c-kit' }),
  ];

  test('is a line each, below every finding, and says what its smoke install came to', () => {
    const findings = [findingOf({ package: 'c', place: placeOf('c/plugin.json') })];
    const blocks = renderText(reportOf({ packages, findings }), plain).split('\n\n');
    expect(blocks.map((block) => block.split('\n')[0])).toEqual([
      'c',
      '  error c/plugin.json manifest/version version "1.0" is not a semantic version',
      'Without findings',
      expect.stringMatching(/^fail: /),
    ]);
    expect(blocks[2]?.split('\n').slice(1)).toEqual([
      '  a: a-kit 1.0.0, plugin: admitted, conformant; 3 files',
      '  b: b-kit 1.0.0, plugin: admitted, conformant; 3 files, left out .git; smoke install: inconclusive (no room)',
    ]);
  });

  test('is below the findings of a registry and of a change too', () => {
    const finding = findingOf({ row: 'plugin:gone', place: placeOf('registry.yaml') });
    const text = renderText(
      reportOf({ packages, registry: registryOf(), findings: [finding], changes: [] }),
      plain,
    );
    expect(text.startsWith('registry.yaml\n')).toBe(true);
    const [first, second] = ['No row changed', 'Without findings'].map((part) =>
      text.indexOf(part),
    );
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first ?? 0);
  });

  test('is shown whole, with its digest, where nothing has a finding', () => {
    const text = renderText(reportOf({ packages }), plain);
    expect(text.match(/^ {2}digest /gm)).toHaveLength(3);
    expect(text).not.toContain('Without findings');
  });
});

describe('a package', () => {
  test('shows its verdicts, digest and what loads', () => {
    const one = packageOf({
      conformant: false,
      compatible: false,
      leftOut: ['.git'],
      load: {
        rejected: false,
        loaded: { skills: ['read'], mcpServers: [] },
        skipped: [{ what: 'skills/write/SKILL.md' }],
        reported: [],
      },
      smoke: {
        result: 'fail',
        reason: null,
        assertions: [
          { name: 'installs', ok: true, detail: null },
          { name: 'is listed', ok: false, detail: 'was not' },
        ],
      },
    });
    expect(
      renderText(reportOf({ packages: [one] }), plain)
        .split('\n')
        .slice(0, 5),
    ).toEqual([
      'page-kit',
      '  page-kit 1.0.0, plugin: admitted, not conformant, not compatible; 3 files, left out .git',
      `  digest ${'a3'.repeat(32)}`,
      '  a conforming client loads skill read, skips skills/write/SKILL.md',
      '  smoke install: fail (is listed)',
    ]);
  });

  test('that cannot be read has no name, and is rejected', () => {
    const load = {
      rejected: true,
      loaded: { skills: [], mcpServers: [] },
      skipped: [],
      reported: [],
    };
    const one = packageOf({
      name: null,
      version: null,
      kind: null,
      digest: null,
      admitted: false,
      load,
    });
    const text = renderText(reportOf({ packages: [one] }), plain);
    expect(text).toContain('  unnamed without a version, kind unknown: not admitted');
    expect(text).toContain('  a conforming client rejects it\n');
    expect(text).not.toContain('digest');
  });

  test('among many is listed only with findings; the others are counted', () => {
    const packages = Array.from({ length: 1200 }, (_, at) => packageOf({ path: `kits/k${at}` }));
    const text = renderText(
      reportOf({ packages, findings: [findingOf({ package: 'kits/k7' })] }),
      plain,
    );
    expect(text).toContain('\n1,199 packages without findings not listed here\n');
    expect(text.startsWith('kits/k7\n')).toBe(true);
    expect(text).not.toContain('kits/k8');
  });
});

describe('the last line', () => {
  test('of a clean run', () => {
    expect(lastLine(renderText(reportOf({ registry: registryOf() }), plain))).toBe(
      'pass: no errors, no warnings; checked 1 package, 1 row, 3 files (2.0 kB); nothing left unchecked',
    );
  });

  test('of a failing run counts what was not checked, listed above it', () => {
    const text = renderText(failingReport, plain);
    expect(lastLine(text)).toBe(
      'fail: 4 errors, 1 warning, 1 note; checked 2 packages, 2 rows, 6 files (2.3 kB); 2 things not checked',
    );
    expect(text).toContain(
      '\nNot checked\n  bytes of agent:far-away: its source is on GitHub and the run is offline\n',
    );
  });

  test('gives the reason of a run that could not decide', () => {
    const report = reportOf({ verdict: 'inconclusive', reason: 'GitHub did not answer' });
    expect(lastLine(renderText(report, plain))).toMatch(
      /^inconclusive: GitHub did not answer; no errors/,
    );
  });
});

describe('rows', () => {
  test('are counted by verdict, worst first', () => {
    const rows = (['pass', 'fail', 'pass', 'inconclusive'] as const).map((verdict) =>
      rowOf({ verdict }),
    );
    expect(renderText(reportOf({ registry: registryOf({ rows }) }), plain)).toContain(
      '\nregistry.yaml\n  4 rows: 1 fail, 1 inconclusive, 2 pass\n',
    );
  });
});

describe('width', () => {
  test('breaks the details of a finding and indents what follows', () => {
    const fix = `add a description ${'that says when to use it '.repeat(4)}`.trim();
    const text = renderText(reportOf({ findings: [findingOf({ fix })] }), {
      color: false,
      width: 60,
    });
    expect(text).toContain('    fix:      add a description that says when to use it\n');
    expect(text).toContain('\n              that says when to use it that says when to use\n');
  });

  test('is never exceeded by an excerpt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 120 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.nat(300),
        fc.nat(300),
        (width, excerpt, column, length) => {
          const place = placeOf('f', {
            line: 12,
            column: column + 1,
            endColumn: column + 1 + length,
            excerpt,
          });
          const text = renderText(reportOf({ findings: [findingOf({ place })] }), {
            color: false,
            width,
          });
          for (const line of text.split('\n').filter((line) => /^ {4}(?:12| {2}) \|/.test(line))) {
            expect(displayWidth(line)).toBeLessThanOrEqual(width);
          }
        },
      ),
    );
  });
});

describe('colour', () => {
  test('is there when asked for, and only adds escapes', () => {
    const coloured = renderText(failingReport, { color: true });
    expect(coloured).toContain('\x1b[31merror\x1b[39m');
    expect(coloured.replace(/\x1b\[\d+m/g, '')).toBe(renderText(failingReport, plain));
  });
});

describe('hostile text', () => {
  test('no line is a command, no character steers the terminal', () => {
    fc.assert(
      fc.property(
        fc.array(hostileText, { minLength: 60, maxLength: 60 }),
        fc.boolean(),
        (strings, narrow) => {
          let at = 0;
          const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
          const lines = renderText(report, { color: false, width: narrow ? 40 : null }).split('\n');
          expect(lines.filter((line) => readsAsCommand(line) || hasUnseen(line))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('colours are the only escapes in a coloured report', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 60, maxLength: 60 }), (strings) => {
        let at = 0;
        const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
        const lines = renderText(report, { color: true }).split('\n');
        const bare = lines.map((line) => line.replace(/\x1b\[(?:1|2|22|31|32|33|34|36|39)m/g, ''));
        expect(lines.filter(readsAsCommand)).toEqual([]);
        expect(bare.filter(hasUnseen)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

test('ten thousand findings are printed, all of them', () => {
  const findings = Array.from({ length: 10_000 }, (_, at) =>
    findingOf({
      place: placeOf('page-kit/plugin.json', {
        line: at + 1,
        column: 1,
        endColumn: 9,
        excerpt: 'x'.repeat(240),
      }),
    }),
  );
  expect(
    renderText(reportOf({ findings }), { color: true, width: 80 }).split('\n').length,
  ).toBeGreaterThan(60_000);
});

test('of very many things that were not checked, two hundred are listed and the rest is counted', () => {
  const notChecked = Array.from({ length: 1_500 }, (_, at) => ({
    what: `bytes of skill:s${at}`,
    why: 'offline',
  }));
  const text = renderText(reportOf({ notChecked }), plain);
  expect(text).toContain(
    '\n  bytes of skill:s199: offline\n  and 1,300 more; the JSON report lists them\n',
  );
  expect(lastLine(text)).toMatch(/; 1,500 things not checked$/);
});
