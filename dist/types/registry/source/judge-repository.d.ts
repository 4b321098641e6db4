import type { Finding } from '../../base/finding.ts';
import type { RemoteFailure } from '../../git/fetch-failure.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';
/** The server says there is no such repository, to us. */
export declare function missingRepository(source: TreeUrl, status: number, report: ReportRow): Finding;
/** The server took it down. */
export declare function goneRepository(source: TreeUrl, status: number, report: ReportRow): Finding;
/** The repository has another name or owner now. */
export declare function movedRepository(source: TreeUrl, name: string, report: ReportRow): Finding;
/** The owner has put it away. */
export declare function archivedRepository(source: TreeUrl, report: ReportRow): Finding;
/** The commit cannot be checked out by anybody. */
export declare function refusedCommit(source: TreeUrl, failure: RemoteFailure, report: ReportRow): Finding;
/** True where two names mean one repository; servers do not tell letters' case apart. */
export declare function sameRepository(a: string, b: string): boolean;
