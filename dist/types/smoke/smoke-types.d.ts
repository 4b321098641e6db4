import type { PluginScope } from '../lifecycle/types.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
/** A package that must be there first, from a registry row. */
export interface SmokeRequirement {
    /** `kind:name`. */
    readonly reference: string;
    /** Absolute path. */
    readonly path: string;
    /** Digest the row pins, or null. */
    readonly pin: string | null;
}
export interface SmokeRequest {
    /** How results call the package. */
    readonly label: string;
    /** Absolute path. */
    readonly path: string;
    /** Digest that a registry pins; null takes what the source has. */
    readonly pin: string | null;
    /** In the order in which they can be installed. */
    readonly requirements: readonly SmokeRequirement[];
    /** Why it cannot be tried at all (a requirement that nobody has); else null. */
    readonly obstacle: string | null;
    readonly clioVersion: ClioVersion;
    /** Absolute directory for the throw-away configuration and project. */
    readonly temporaryRoot: string;
    /** Aborting ends the run after the step that is under way; what was made is taken away. */
    readonly signal?: AbortSignal;
}
export interface SmokeAssertion {
    readonly name: SmokeStep;
    readonly ok: boolean;
    /** The diagnostic when it does not hold, else null. */
    readonly detail: string | null;
}
export interface SmokeResult {
    readonly package: string;
    readonly scope: PluginScope;
    readonly result: 'pass' | 'fail' | 'inconclusive' | 'not-run';
    /** Why it is inconclusive or was not run, or what a pass does not say; else null. */
    readonly reason: string | null;
    readonly assertions: readonly SmokeAssertion[];
}
/** Names of the assertions, in their order. */
export declare const smokeSteps: readonly ['requirements installed', 'admitted', 'recorded', 'digest equals the pin', 'loadable', 'resource roots projected', 'payloads load from the installed copy', 'reinstalled', 'disabling revokes its roots at once', 'enabled again', 'updated in place', 'a changed byte makes it unloadable', 'removed without a trace', 'real configuration untouched'];
export type SmokeStep = (typeof smokeSteps)[number];
