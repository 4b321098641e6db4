import { type MapEntry, type Span } from '../base/data-node.ts';
import { type RowReading } from './row-reading.ts';
/** The text of an entry, or null with a finding when it is none. */
export declare function readText(report: RowReading, entry: MapEntry | undefined): string | null;
/** The texts of a list of strings, each with its span; null (with a finding) when it is no list. */
export declare function readTexts(report: RowReading, entry: MapEntry | undefined): readonly {
    readonly text: string;
    readonly span: Span;
}[] | null;
