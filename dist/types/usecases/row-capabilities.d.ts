import type { NotChecked } from '../base/finding.ts';
import type { RowCapabilities } from '../capability/row-collisions.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { JudgedRow } from '../registry/judge-row.ts';
import type { Row } from '../registry/registry.ts';
/** In the order of the file. `fetched` gives the package of a remote row that was fetched. */
export declare function capabilitiesOfRows(folder: string, judged: readonly JudgedRow[], fetched: (row: Row) => PluginCandidate | null | undefined): readonly RowCapabilities[];
/** What is not known of rows that were left out: among themselves they may bring one name. */
export declare function unreadCollisions(judged: readonly JudgedRow[], looksAt: ((row: Row) => boolean) | null): readonly NotChecked[];
