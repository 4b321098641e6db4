import type { Finding, Place } from '../base/finding.ts';
export interface Waiver {
    /** Rule id. */
    readonly rule: string;
    /** `kind:name`. */
    readonly row: string;
    readonly reason: string;
    /** Last day on which it counts, `YYYY-MM-DD`. */
    readonly expires: string;
    readonly place: Place;
}
/** Waivers of one run, with a memory of those that were used. */
export declare class WaiverDesk {
    #private;
    /** `today` is `YYYY-MM-DD` in UTC. */
    constructor(waivers: readonly Waiver[], today: string);
    /**
     * The waiver that counts today for a finding, or null. `rowOf` gives the row of a package by its path,
     * for findings inside the package.
     */
    waiverOf(finding: Finding, rowOf?: (packagePath: string) => string | null): Waiver | null;
    /** Those whose last day is over. */
    expired(): readonly Waiver[];
    /** Those that still count and met no finding. */
    unused(): readonly Waiver[];
}
