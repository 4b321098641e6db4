import type { MapEntry, Span } from '../base/data-node.ts';
import { type Finding, type FindingDraft } from '../base/finding.ts';
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
export declare function reportRow(report: RowReading, key: string | null, span: Span, draft: Omit<FindingDraft, 'place' | 'row'>): void;
/** The span a finding about an entry points at: its value, or its key where the value is empty. */
export declare function spanOf(entry: MapEntry): Span;
