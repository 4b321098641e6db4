import { type MapEntry } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { type FieldReader } from './field-reader.ts';
export interface WritesContext {
    readonly path: string;
    readonly home: Place;
    /** True on a workspace step without the field. */
    readonly required: boolean;
}
/** Judges the `writes` of one step; `entry` is undefined where there is none of the right type. */
export declare function judgeWrites(reader: FieldReader, entry: MapEntry | undefined, { path, home, required }: WritesContext): void;
