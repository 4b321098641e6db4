import { type MapEntry, type MapNode } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { type LinedField } from './field-line.ts';
import { type FieldReader } from './field-reader.ts';
export interface Field extends LinedField {
    readonly required: boolean;
    /** Version of the format that brought the field. */
    readonly since: number;
}
export type FieldTable = ReadonlyMap<string, Field>;
/**
 * Judges the fields of `map` by `table` and returns the entries whose value has its right type.
 * `path` leads to the mapping (empty for the frontmatter itself), `home` is where a missing field is put.
 */
export declare function judgeFields(reader: FieldReader, map: MapNode, table: FieldTable, path: string, home: Place): ReadonlyMap<string, MapEntry>;
