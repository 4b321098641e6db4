// How a finding about one row is put together: identity, place of the key or value, and which keys are
// faulty. One value for each row while it is read.
import type { MapEntry, Span } from '../base/data-node.ts';
import { type Finding, type FindingDraft, finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';

export interface RowReading {
  readonly source: Source;
  readonly label: string;
  readonly findings: Finding[];
  readonly faulty: Set<string>;
  /** Spans that already have a finding (an alias, say); a second one about the same text would be noise. */
  readonly refusedAt: ReadonlySet<number>;
}

/** Adds a finding of this row at `span`; `key` is marked faulty where it is given. */
export function reportRow(
  report: RowReading,
  key: string | null,
  span: Span,
  draft: Omit<FindingDraft, 'place' | 'row'>,
): void {
  if (key !== null) report.faulty.add(key);
  if (report.refusedAt.has(span.start)) return;
  report.findings.push(
    finding({ ...draft, place: report.source.place(span.start, span.end), row: report.label }),
  );
}

/** The span a finding about an entry points at: its value, or its key where the value is empty. */
export function spanOf(entry: MapEntry): Span {
  return entry.value.span.start === entry.value.span.end ? entry.keySpan : entry.value.span;
}
