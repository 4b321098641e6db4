import type { Finding, NotChecked } from '../base/finding.ts';
import type { RelativePath } from '../base/relative-path.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Registry, Row } from './registry.ts';
import type { RowWorld } from './row-world.ts';
import { type TreeUrl } from './tree-url.ts';
export interface JudgedRow {
    readonly row: Row;
    /** Relative path of a local row's package, or null. */
    readonly path: RelativePath | null;
    /** Of a remote row whose URL is one, or null. */
    readonly source: TreeUrl | null;
    /** Null where no bytes were read. */
    readonly candidate: PluginCandidate | null;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/** Judges one row. Its form was judged when it was read and is not repeated here. */
export declare function judgeRow(registry: Registry, row: Row, world: RowWorld): JudgedRow;
