import type { Span } from '../base/data-node.ts';
import { type Judgement } from './judgement.ts';
import { type ManifestObject } from './manifest-object.ts';
export interface ResourceRoot {
    readonly kind: string;
    /** Root-relative, normalised; `.` is the package root. */
    readonly path: string;
    /** Where it really is, links followed. */
    readonly real: string;
    /** Its value in the manifest, or null for a `skills/` that nothing declares. */
    readonly at: Span | null;
}
export interface ResourceRoots {
    readonly roots: ReadonlyMap<string, ResourceRoot>;
    /** Kinds that are declared, also where the declaration has a fault. */
    readonly declared: ReadonlySet<string>;
}
/** Reads `resources`. `packageKind` null means that the kind is not known; then `.` is let pass. */
export declare function readResourceRoots(judgement: Judgement, block: ManifestObject | null, packageKind: string | null): ResourceRoots;
