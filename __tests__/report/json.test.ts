// The JSON report, version 1: the fields that scripts rely on, none undefined, order and harmlessness.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasUnseen } from '../../src/base/escape.ts';
import { renderJson } from '../../src/report/json.ts';
import { hostileText, readsAsCommand } from './hostile.ts';
import {
  cleanReport,
  failingReport,
  findingOf,
  placeOf,
  reportOf,
  reportOfStrings,
} from './sample-reports.ts';

interface Parsed {
  readonly [key: string]: unknown;
  readonly packages: readonly Record<string, unknown>[];
  readonly findings: readonly Record<string, unknown>[];
}
const parse = (text: string): Parsed => JSON.parse(text) as Parsed;

describe('shape', () => {
  test('a finding has every listed field, null where it does not apply', () => {
    const finding = findingOf({ place: placeOf('page-kit'), found: null, expected: null });
    expect(parse(renderJson(reportOf({ findings: [finding] }))).findings).toEqual([
      {
        rule: 'manifest/version',
        messageId: 'not-semver',
        severity: 'error',
        boundary: null,
        message: 'version "1.0" is not a semantic version',
        file: 'page-kit',
        line: null,
        column: null,
        endColumn: null,
        excerpt: null,
        excerptColumn: null,
        package: 'page-kit',
        row: null,
        found: null,
        expected: null,
        fix: 'write "version": "1.0.0"',
        related: [],
        refuses: true,
        blockedBy: null,
      },
    ]);
  });

  test('an empty run has every top-level field', () => {
    expect(parse(renderJson(reportOf({ packages: [] })))).toEqual({
      version: 1,
      verdict: 'pass',
      reason: null,
      counts: { error: 0, warning: 0, note: 0 },
      packages: [],
      skills: [],
      registry: null,
      changes: null,
      base: null,
      store: null,
      findings: [],
      notChecked: [],
    });
  });

  test('packages, rows and changes have the fields that scripts rely on', () => {
    const clean = parse(renderJson(cleanReport));
    expect(clean.packages[0]).toMatchObject({
      path: 'library/page-kit',
      name: 'page-kit',
      kind: 'plugin',
      version: '1.0.0',
      digest: 'a3'.repeat(32),
      admitted: true,
      conformant: true,
      compatible: true,
      generation: 'clio-0.6',
      load: {
        rejected: false,
        loaded: { skills: ['read', 'write'], mcpServers: ['pages'] },
        skipped: [],
        reported: [],
      },
      smoke: null,
    });
    expect(clean.packages[1]).toMatchObject({ load: null, prerequisites: null, resources: null });
    expect(clean['registry']).toMatchObject({
      path: 'library/registry.yaml',
      rows: [
        {
          id: 'plugin:page-kit',
          verdict: 'pass',
          sha256: 'a3'.repeat(32),
          digest: 'a3'.repeat(32),
          sourceUrl: 'page-kit',
        },
        { id: 'skill:skill-notes' },
      ],
    });
    expect(parse(renderJson(failingReport))['changes']).toEqual([
      { id: 'plugin:page-kit', change: 'changed: version, sha256', verdict: 'fail' },
      { id: 'agent:far-away', change: 'added', verdict: 'needs-review' },
    ]);
  });

  test('what is internal stays internal', () => {
    expect(renderJson(failingReport)).not.toContain('"why": "A host compares');
  });
});

test('findings are sorted by file, line, column, rule, whatever order they come in', () => {
  const at = (file: string, line: number | null, column: number | null, rule: string) =>
    findingOf({ rule, place: placeOf(file, { line, column }) });
  const sorted = [
    at('a', null, null, 'x/a'),
    at('a', 1, 2, 'x/a'),
    at('a', 1, 2, 'x/b'),
    at('a', 1, 10, 'x/a'),
    at('a', 9, 1, 'x/a'),
    at('a', 10, 1, 'x/a'),
    at('b', 1, 1, 'x/a'),
  ];
  const wanted = renderJson(reportOf({ findings: sorted }));
  fc.assert(
    fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (findings) => {
      expect(renderJson(reportOf({ findings }))).toBe(wanted);
    }),
  );
});

test('hostile text comes back unchanged, and no line of the document is a command', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 60, maxLength: 60 }), (strings) => {
      let at = 0;
      const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
      const text = renderJson(report);
      const [one] = parse(text).packages;
      expect(one?.['path']).toBe(report.packages[0]?.path);
      expect(one?.['name']).toBe(report.packages[0]?.name);
      expect(text.endsWith('\n')).toBe(true);
      const lines = text.split('\n');
      expect(lines.filter((line) => readsAsCommand(line) || hasUnseen(line))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
