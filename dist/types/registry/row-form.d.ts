import type { MapEntry } from '../base/data-node.ts';
import { type RowReading } from './row-reading.ts';
/** True for a kind that some known generation takes in a row. */
export declare function isKnownKind(kind: string): boolean;
type FormCheck = (report: RowReading, entry: MapEntry, text: string) => void;
/** The form each text of a row must have; keys that are not here may hold any text. */
export declare const rowForms: ReadonlyMap<string, FormCheck>;
export {};
