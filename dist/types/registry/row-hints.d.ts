import { type MapEntry } from '../base/data-node.ts';
import type { Hint } from './registry.ts';
import { type RowReading } from './row-reading.ts';
/** The hints of an entry, or null (with a warning) when the list is malformed. */
export declare function readHints(report: RowReading, entry: MapEntry | undefined): readonly Hint[] | null;
