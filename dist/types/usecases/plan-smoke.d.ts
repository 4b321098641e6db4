import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { Row } from '../registry/registry.ts';
import { type RequiredPackage } from '../smoke/plan-requirements.ts';
import type { SmokeRequest } from '../smoke/smoke-types.ts';
import type { KeptRows } from './kept-rows.ts';
export interface SmokePlanRequest {
    readonly cwd: string;
    /** Absolute package roots. */
    readonly roots: readonly string[];
    /** Absolute path of the registry, or null. */
    readonly registry: string | null;
    /** Packages of remote rows of that registry; default: none are here. */
    readonly kept?: KeptRows | null;
    readonly clioVersion: string;
    readonly temporaryRoot: string;
    readonly signal?: AbortSignal;
}
/** One request a package, in the order given. Throws `Fault` as `readRegistry` does. */
export declare function planSmoke(plan: SmokePlanRequest, host: LifecycleHost): readonly SmokeRequest[];
/** Rows of a registry by id and by the directory they point at. */
export declare class RowShelf {
    #private;
    constructor(registry: string | null, kept?: KeptRows | null);
    /** True for the root of a package that was fetched for a remote row. */
    isKept(root: string): boolean;
    row(id: string): Row | null;
    /** The row that was probably meant: of that name with its kind left out, or spelled nearly so. */
    near(text: string): string | null;
    rowAt(root: string): Row | null;
    /** Absolute directory of a local row, or of a remote one that was fetched; else null. */
    pathOf(row: Row): string | null;
    lookUp(reference: string): RequiredPackage;
}
