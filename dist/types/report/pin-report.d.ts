import type { NotChecked } from '../base/finding.ts';
import type { JudgedFinding } from '../checks/judge.ts';
import type { PinChange } from '../registry/pin-request.ts';
export interface PinReport {
    /** The registry, relative to the working directory. */
    readonly path: string;
    readonly changes: readonly PinChange[];
    /** Rows were put into order. */
    readonly sorted: boolean;
    /** The file is not (or, when written, was not) what its packages say. */
    readonly changed: boolean;
    readonly written: boolean;
    /** Why nothing was written; files relative to the working directory. */
    readonly refusals: readonly JudgedFinding[];
    /** What is wrong all the same and stopped nothing; lines are those of the file as pinned. */
    readonly warnings: readonly JudgedFinding[];
    readonly notChecked: readonly NotChecked[];
    /** Why remote rows could not be decided, in one phrase, or null. */
    readonly undecided: string | null;
}
