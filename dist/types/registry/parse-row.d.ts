import { type DataNode } from '../base/data-node.ts';
import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import { type Row } from './registry.ts';
export interface RowInput {
    readonly source: Source;
    readonly index: number;
    readonly node: DataNode;
    /** Offsets at which the YAML reading already refused something. */
    readonly refusedAt: ReadonlySet<number>;
}
/** Reads one item of the list of rows; findings carry the row's label. */
export declare function parseRow(input: RowInput): {
    readonly row: Row;
    readonly findings: readonly Finding[];
};
