import type { SmokeResult } from '../smoke/smoke-types.ts';
/** All results; ends with the counts. */
export declare function renderSmoke(results: readonly SmokeResult[], options: {
    readonly color: boolean;
}): string;
