import type { Finding } from '../../base/finding.ts';
import type { CommitListing } from '../../git/checkout-listing.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';
/** The finding where PATH is no package directory; null where it may be checked out. */
export declare function judgeWay(listing: CommitListing, source: TreeUrl, wantsManifest: boolean, report: ReportRow): Finding | null;
/** Paths of submodules below PATH, relative to it. */
export declare function submodulesBelow(listing: CommitListing, path: string): readonly string[];
/** The warning for submodules inside a package; null where there are none. */
export declare function submoduleFinding(paths: readonly string[], report: ReportRow): Finding | null;
