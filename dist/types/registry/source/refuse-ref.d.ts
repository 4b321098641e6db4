import type { Finding } from '../../base/finding.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';
/** Refuses, from the text alone, what no look-up can mend; null where git has to be asked. */
export declare function refuseRef(source: TreeUrl, report: ReportRow): Finding | null;
/**
 * The same, and whole commit ids, for rows that are not looked up: GitHub takes no tag or branch of such a name.
 * A look-up is better where it can be had, since it may know the tag to write.
 */
export declare function refuseUnseenRef(source: TreeUrl, report: ReportRow): Finding | null;
/** A commit id where a tag belongs; `fix` where a tag of that commit is known. */
export declare function commitIdFinding(ref: string, report: ReportRow, fix: string | null): Finding;
