// The small parts that printers share: counts and phrases, cells, graphs, what fits.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countOf,
  describeBytes,
  describeChecked,
  describeCounts,
} from '../../src/report/counts.ts';
import {
  describeIdentity,
  describeLoad,
  describePrerequisites,
  describeResources,
  describeSmoke,
} from '../../src/report/describe-package.ts';
import { cutEnd, cutStart, displayWidth } from '../../src/report/display-width.ts';
import { fitSections, type Section } from '../../src/report/fit-sections.ts';
import { groupFindings } from '../../src/report/group-findings.ts';
import { isDrawable, renderMermaid } from '../../src/report/mermaid.ts';
import { wrap } from '../../src/report/text-style.ts';
import { findingOf, packageOf, placeOf, registryOf, reportOf } from './sample-reports.ts';

describe('counts', () => {
  test.each([
    [0, 'no rows'],
    [1, '1 row'],
    [2, '2 rows'],
    [12_345, '12,345 rows'],
  ])('%d rows', (count, words) => {
    expect(countOf(count, 'row')).toBe(words);
  });

  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [1_234_567, '1.2 MB'],
    [5_000_000_000, '5.0 GB'],
  ])('%d bytes', (bytes, words) => {
    expect(describeBytes(bytes)).toBe(words);
  });

  test('notes are told only where there are some', () => {
    expect(describeCounts({ error: 2, warning: 0, note: 0 })).toBe('2 errors, no warnings');
    expect(describeCounts({ error: 0, warning: 1, note: 3 })).toBe('no errors, 1 warning, 3 notes');
  });

  test('rows are told where there is a registry, an empty one too', () => {
    expect(describeChecked(reportOf())).toBe('1 package, 3 files (2.0 kB)');
    expect(describeChecked(reportOf({ packages: [], registry: registryOf({ rows: [] }) }))).toBe(
      'no packages, no rows, no files (0 bytes)',
    );
  });
});

test('a store is told by its entries and plugins, alone where there is nothing else', () => {
  const store = { path: 'capabilities', plugins: ['a', 'b'], entries: 1 };
  expect(describeChecked(reportOf({ packages: [], store }))).toBe(
    '1 entry of a store and 2 plugins',
  );
  expect(describeChecked(reportOf({ store: { ...store, plugins: [], entries: 0 } }))).toBe(
    '1 package, 3 files (2.0 kB), no entries of a store and no plugins',
  );
});

describe('phrases about a package', () => {
  const nothing = {
    rejected: false,
    loaded: { skills: [], mcpServers: [] },
    skipped: [],
    reported: [],
  };

  test('what loads', () => {
    expect(describeLoad(nothing)).toBe('a conforming client loads nothing');
    expect(
      describeLoad({
        ...nothing,
        loaded: { skills: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], mcpServers: ['m', 'n'] },
        skipped: [{ what: 'x' }],
        reported: [{ field: 'y' }, { field: 'z' }],
      }),
    ).toBe(
      'a conforming client loads skills a, b, c, d, e and 2 more and MCP servers m and n, skips x, reports fields y and z',
    );
  });

  test('what a host loads', () => {
    const resource = (kind: string, name: string) => ({ kind, name, path: `${name}.md` });
    expect(describeResources([])).toBe('a host loads nothing');
    expect(
      describeResources([resource('skill', 'a'), resource('agent', 'r'), resource('skill', 'b')]),
    ).toBe('a host loads skills a and b, agent r');
  });

  test('what it expects', () => {
    const prerequisites = { commands: ['git', 'jq'], agents: ['reader'] };
    expect(describePrerequisites(packageOf({ prerequisites }))).toBe(
      'expects commands git and jq and agent reader',
    );
    expect(
      describePrerequisites(packageOf({ prerequisites: { commands: [], agents: [] } })),
    ).toBeNull();
    expect(describePrerequisites(packageOf())).toBeNull();
  });

  test('how the smoke install went', () => {
    expect(describeSmoke({ result: 'pass', reason: null, assertions: [] })).toBe(
      'smoke install: pass',
    );
    expect(describeSmoke({ result: 'not-run', reason: 'no room', assertions: [] })).toBe(
      'smoke install: not-run (no room)',
    );
  });

  test('its identity as far as known', () => {
    expect(describeIdentity(packageOf({ kind: null }))).toBe('page-kit 1.0.0, kind unknown');
  });
});

describe('cells', () => {
  test.each([
    ['abc', 3],
    ['読む', 4],
    ['ｆｕｌｌ', 8],
    ['e\u0301', 1],
    ['😀', 2],
    ['한글', 4],
    ['Ünïcødé', 7],
  ])('%s takes %d', (text, cells) => {
    expect(displayWidth(text)).toBe(cells);
  });

  test('a cut text says so and fits', () => {
    expect(cutEnd('abcdef', 4)).toBe('abc…');
    expect(cutStart('abcdef', 4)).toBe('…def');
    expect(cutEnd('読読読', 4)).toBe('読…');
    expect(cutStart('読読読', 4)).toBe('…読');
    expect(cutEnd('abc', 0)).toBe('');
    expect(cutStart('abc', 3)).toBe('abc');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, cells) => {
        expect(displayWidth(cutEnd(text, cells))).toBeLessThanOrEqual(cells);
        expect(displayWidth(cutStart(text, cells))).toBeLessThanOrEqual(cells);
      }),
    );
  });

  test('breaking lines keeps every word, in order', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('one two three', null)).toEqual(['one two three']);
    expect(wrap(`see ${'x'.repeat(20)} now`, 10)).toEqual(['see', 'x'.repeat(20), 'now']);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, cells) => {
        expect(wrap(text, cells).join(' ')).toBe(text);
      }),
    );
  });
});

describe('graphs', () => {
  test('only the arrows of a cycle are red; a target that is no node gets one', () => {
    const edges = [
      { from: 'a:x', to: 'b:y' },
      { from: 'b:y', to: 'a:x' },
      { from: 'a:x', to: 'c:z' },
    ];
    expect(renderMermaid({ nodes: ['a:x', 'b:y'], edges, cycles: [['a:x', 'b:y', 'a:x']] })).toBe(
      [
        'flowchart LR',
        '  n0["a:x"]',
        '  n1["b:y"]',
        '  n2["c:z"]',
        '  n0 --> n1',
        '  n1 --> n0',
        '  n0 --> n2',
        '  linkStyle 0,1 stroke:#cf222e,stroke-width:2px',
      ].join('\n'),
    );
  });

  test('up to forty nodes and eighty arrows are drawn', () => {
    const nodes = Array.from({ length: 40 }, (_, at) => `skill:s${at}`);
    const edges = Array.from({ length: 80 }, () => ({ from: 'skill:s0', to: 'skill:s1' }));
    expect(isDrawable({ nodes, edges, cycles: [] })).toBe(true);
    expect(isDrawable({ nodes: [...nodes, 'skill:more'], edges, cycles: [] })).toBe(false);
    expect(isDrawable({ nodes, edges: [...edges, { from: 'a', to: 'b' }], cycles: [] })).toBe(
      false,
    );
  });
});

describe('what fits', () => {
  const sections: readonly Section[] = [
    { what: 'a', text: 'x'.repeat(10), rank: 1 },
    { what: 'b', text: 'é'.repeat(10), rank: 3 },
    { what: 'c', text: 'z'.repeat(10), rank: 2 },
    { what: 'b', text: 'w'.repeat(3), rank: 4 },
  ];

  test('everything, in its own order', () => {
    const { kept, leftOut } = fitSections(sections, 1_000);
    expect(kept).toEqual(sections.map(({ text }) => text));
    expect([...leftOut]).toEqual([]);
  });

  test('whole sections by rank, in bytes, and a count of the others', () => {
    const { kept, leftOut } = fitSections(sections, 30);
    expect(kept).toEqual(['x'.repeat(10), 'z'.repeat(10), 'www']);
    expect([...leftOut]).toEqual([['b', 1]]);
    expect([...fitSections(sections, 0).leftOut]).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
  });
});

describe('groups', () => {
  test('by the file first: a row about a package is the registry’s', () => {
    const inRegistry = findingOf({ place: placeOf('registry.yaml'), row: 'plugin:page-kit' });
    const inPackage = findingOf();
    const ofRow = findingOf({ package: null, row: 'skill:far', place: placeOf('elsewhere') });
    const elsewhere = findingOf({ package: 'gone', place: placeOf('gone/plugin.json') });
    const groups = groupFindings(
      reportOf({ registry: registryOf(), findings: [inRegistry, inPackage, ofRow, elsewhere] }),
    );
    expect([...groups.byPackage]).toEqual([['page-kit', [inPackage]]]);
    expect(groups.registry).toEqual([inRegistry, ofRow]);
    expect(groups.other).toEqual([elsewhere]);
  });
});
