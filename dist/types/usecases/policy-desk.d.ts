import { type Finding } from '../base/finding.ts';
import { type Judgement } from '../checks/judge.ts';
import type { RowReport } from '../report/report.ts';
import type { RunPolicy } from './gate-policy.ts';
import { isStoreWaiver } from './store-waiver.ts';
export declare class PolicyDesk {
    #private;
    /**
     * `today` is `YYYY-MM-DD` in UTC. `elsewhere` tells waivers that another run needs: they are never unused
     * here; default: those for entries of a capability store.
     */
    constructor(policy: RunPolicy, today: string, elsewhere?: typeof isStoreWaiver);
    get judgement(): Judgement;
    isError(one: Finding): boolean;
    /** Learns which package belongs to which row, and which rows were not looked at. */
    learnRows(rows: readonly RowReport[]): void;
    /** What the policy itself has wrong, once every other finding was judged. Files relative to the working directory. */
    closing(): readonly Finding[];
}
