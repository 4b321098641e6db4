import type { PluginDiagnostic, PluginMutationResult } from '../lifecycle/types.ts';
/** An assertion that does not hold. */
export declare class SmokeFailure extends Error {
    readonly name = "SmokeFailure";
}
/** Our disk, or an interrupt: nothing can be said. */
export declare class SmokeInconclusive extends Error {
    readonly name = "SmokeInconclusive";
}
/** A requirement cannot be had: the package was not tried. */
export declare class SmokeNotRun extends Error {
    readonly name = "SmokeNotRun";
}
/** Throws unless the mutation was made. Codes that only our own directories can cause are inconclusive. */
export declare function assertDone(result: PluginMutationResult, what: string): void;
export declare function assertNone(diagnostics: readonly PluginDiagnostic[], what: string): void;
