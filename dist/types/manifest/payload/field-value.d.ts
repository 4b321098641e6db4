import { type DataNode } from '../../base/data-node.ts';
import { type FieldReader } from './field-reader.ts';
/** `words` completes "expected …". */
export type FieldType = {
    readonly words: string;
} & ({
    readonly holds: 'text' | 'texts' | 'list' | 'mapping' | 'structure' | 'something';
} | {
    readonly holds: 'one-of';
    readonly values: readonly string[];
} | {
    readonly holds: 'integer';
    readonly least: number;
    readonly most: number;
} | {
    readonly holds: 'number-above';
    readonly bound: number;
});
export declare const text: FieldType;
export declare const texts: FieldType;
export declare const list: FieldType;
export declare const mapping: FieldType;
export declare const something: FieldType;
/** One of a closed set of words. */
export declare function oneOf(...values: readonly string[]): FieldType;
/** A whole number from `least` to `most`. */
export declare function integer(least: number, most?: number): FieldType;
/** A number above `bound`. */
export declare function numberAbove(bound: number): FieldType;
/**
 * True when `node` is what `type` says; else a finding at the value. A list of texts with a wrong item is
 * still a list: the finding is at the item. `path` names the field; `line` is it as one can paste it, or null.
 */
export declare function judgeValue(reader: FieldReader, node: DataNode, type: FieldType, path: string, line?: string | null): boolean;
