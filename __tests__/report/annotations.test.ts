// Annotations: what GitHub would show, worst first, ten of a level, and nothing a finding can add.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { hostileText } from './hostile.ts';
import { parseCommand } from './parse-command.ts';
import { findingOf, placeOf, reportOf, reportOfStrings } from './sample-reports.ts';

const options = { repositoryPath: (path: string) => path, restIn: 'the job summary' };
const linesOf = (text: string): readonly string[] => text.split('\n').slice(0, -1);

describe('one finding', () => {
  test('is one command with file, position, rule and the facts', () => {
    expect(renderAnnotations(reportOf({ findings: [findingOf()] }), options)).toBe(
      '::error file=page-kit/plugin.json,line=4,col=14,endColumn=19,title=manifest/version::version "1.0" is not a semantic version%0Afound: "1.0"%0Aexpected: MAJOR.MINOR.PATCH, such as "1.0.0"%0Afix: write "version": "1.0.0"\n',
    );
  });

  test('of a whole file has no position; a note is a notice', () => {
    const finding = findingOf({
      severity: 'note',
      place: placeOf('docs'),
      found: null,
      expected: null,
      fix: 'x',
    });
    expect(renderAnnotations(reportOf({ findings: [finding] }), options)).toBe(
      '::notice file=docs,title=manifest/version::version "1.0" is not a semantic version%0Afix: x\n',
    );
  });

  test('has the path the repository knows, or says where it is', () => {
    const inside = { ...options, repositoryPath: (path: string) => `sub/${path}` };
    const outside = { ...options, repositoryPath: () => null };
    const report = reportOf({ findings: [findingOf()] });
    expect(renderAnnotations(report, inside)).toContain('file=sub/page-kit/plugin.json,line=4');
    expect(renderAnnotations(report, outside)).toMatch(
      /^::error title=manifest\/version::page-kit\/plugin\.json:4:14 version "1\.0"/,
    );
  });
});

describe('many findings', () => {
  const many = (count: number, severity: 'error' | 'warning' | 'note') =>
    Array.from({ length: count }, (_, at) =>
      findingOf({
        severity,
        place: placeOf('f', { line: at + 1, column: 1 }),
        refuses: at === count - 1,
      }),
    );

  test('ten of a level are all there', () => {
    expect(
      linesOf(renderAnnotations(reportOf({ findings: many(10, 'error') }), options)),
    ).toHaveLength(10);
  });

  test('of eleven, nine are there and the tenth counts the rest', () => {
    const lines = linesOf(renderAnnotations(reportOf({ findings: many(11, 'error') }), options));
    expect(lines).toHaveLength(10);
    expect(lines[9]).toBe('::error::2 more errors in the job summary');
  });

  test('the levels come worst first, and in a level what stops a host', () => {
    const findings = [...many(12, 'note'), ...many(3, 'warning'), ...many(11, 'error')];
    const lines = linesOf(renderAnnotations(reportOf({ findings }), options));
    expect(lines.map((line) => /^::(\w+)/.exec(line)?.[1])).toEqual([
      ...Array(10).fill('error'),
      ...Array(3).fill('warning'),
      ...Array(10).fill('notice'),
    ]);
    expect(lines[0]).toContain('line=11,');
    expect(lines[1]).toContain('line=1,');
    expect(lines.at(-1)).toBe('::notice::3 more notes in the job summary');
  });

  test('none at all is no text', () => {
    expect(renderAnnotations(reportOf(), options)).toBe('');
  });
});

test('whatever a report says, the runner reads our commands with our properties and no other', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 60, maxLength: 60 }), (strings) => {
      let at = 0;
      const report = reportOfStrings(() => strings[at++ % strings.length] ?? '');
      const lines = linesOf(renderAnnotations(report, options));
      expect(lines).toHaveLength(4);
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n\u2028\u2029\x1b]|##\[/);
        const read = parseCommand(line);
        expect(['error', 'warning', 'notice']).toContain(read?.name);
        const known = ['file', 'line', 'col', 'endColumn', 'title'];
        expect(Object.keys(read?.properties ?? {}).filter((key) => !known.includes(key))).toEqual(
          [],
        );
        expect(read?.properties['title']).toBe('manifest/version');
        for (const part of read?.message.split('\n') ?? []) expect(part).not.toMatch(/^\s*::|##\[/);
      }
    }),
    { numRuns: 200 },
  );
});
