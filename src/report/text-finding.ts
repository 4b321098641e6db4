// One finding as lines of text: place, rule and message; the source line; found, expected, fix.
import { visible } from '../base/escape.ts';
import type { Place } from '../base/finding.ts';
import { shorten } from '../base/quote.ts';
import { drawExcerpt } from './excerpt.ts';
import { pasteLines } from './paste-lines.ts';
import type { ReportFinding } from './report.ts';
import { sameWords, saysAgain } from './same-place.ts';
import { type TextStyle, wrap } from './text-style.ts';

const INDENT = '    ';
/** Cells of an excerpt where the width of the output is not known. */
const EXCERPT_CELLS = 100;
/** Characters kept of one part of a finding. */
const PART = 1_000;

/** `file:line:column` as far as known. */
export function placeText(place: Place): string {
  const parts = [place.file, place.line, place.line === null ? null : place.column];
  return visible(parts.filter((part) => part !== null).join(':'));
}

export function renderFinding(finding: ReportFinding, style: TextStyle): readonly string[] {
  const head = [
    style.severity[finding.severity](finding.severity),
    style.place(placeText(finding.place)),
    style.faint(visible(finding.rule)),
    style.strong(visible(shorten(finding.message, PART))),
  ];
  return [`  ${head.join(' ')}`, ...excerptLines(finding.place, style), ...details(finding, style)];
}

/**
 * Another finding at the same place, below `first`, which was printed whole: without the place, and without
 * what `first` says in other letters.
 */
export function renderAlso(
  finding: ReportFinding,
  first: ReportFinding,
  style: TextStyle,
): readonly string[] {
  const head = [
    ...(finding.severity === first.severity ? [] : [finding.severity]),
    visible(finding.rule),
    ...(finding.boundary !== null && first.boundary === null ? ['(other clients)'] : []),
    visible(shorten(finding.message, PART)),
  ].join(' ');
  const left = <Key extends 'row' | 'found' | 'expected'>(key: Key) =>
    sameWords(finding[key], first[key]) ? null : finding[key];
  return [
    ...detail('also', head, style),
    ...details(
      {
        ...finding,
        row: left('row'),
        found: left('found'),
        expected: finding.message.includes(finding.expected ?? '') ? null : left('expected'),
        fix: saysAgain(finding.fix, first.fix) ? null : finding.fix,
      },
      style,
    ),
  ];
}

type Details = Pick<ReportFinding, 'row' | 'found' | 'expected' | 'related' | 'blockedBy'> & {
  readonly fix: string | null;
};

function details(finding: Details, style: TextStyle): readonly string[] {
  const [fix = null, ...paste] = finding.fix === null ? [] : pasteLines(finding.fix);
  return [
    ...detail('row', finding.row, style),
    ...detail('found', finding.found, style),
    ...detail('expected', finding.expected, style),
    ...finding.related.flatMap(({ message, place }) =>
      detail('see', `${placeText(place)} ${message}`, style),
    ),
    ...detail('fix', fix, style),
    ...paste.map((line) => `${INDENT}  ${visible(line)}`),
    ...detail('note', blocked(finding), style),
  ];
}

function blocked(finding: Details): string | null {
  return finding.blockedBy === null ? null : `${finding.blockedBy} decides the outcome already`;
}

function excerptLines(place: Place, style: TextStyle): readonly string[] {
  if (place.line === null) return [];
  const number = String(place.line);
  const gutter = INDENT.length + number.length + 3;
  const drawn = drawExcerpt(place, Math.max(20, (style.width ?? EXCERPT_CELLS + gutter) - gutter));
  if (drawn === null) return [];
  const bar = style.faint('|');
  const text = `${drawn.before}${style.strong(drawn.marked)}${drawn.after}`;
  const lines = [`${INDENT}${style.faint(number)} ${bar} ${text}`];
  if (drawn.marker !== '') {
    lines.push(`${INDENT}${' '.repeat(number.length)} ${bar} ${style.place(drawn.marker)}`);
  }
  return lines;
}

function detail(label: string, value: string | null, style: TextStyle): readonly string[] {
  if (value === null) return [];
  const head = `${INDENT}${`${label}:`.padEnd(10)}`;
  const cells = style.width === null ? null : style.width - head.length;
  return wrap(visible(shorten(value, PART)), cells).map((line, at) =>
    at === 0 ? `${style.faint(head)}${line}` : `${' '.repeat(head.length)}${line}`,
  );
}
