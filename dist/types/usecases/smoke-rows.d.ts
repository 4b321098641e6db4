import type { JudgedFinding } from '../checks/judge.ts';
import type { RowReport } from '../report/report.ts';
/** The rows with their verdicts as the smoke installs leave them; `open` has paths of packages and ids of remote rows. */
export declare function rowsAfterSmoke(rows: readonly RowReport[], findings: readonly JudgedFinding[], open: ReadonlySet<string>): readonly RowReport[];
