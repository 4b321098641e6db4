import type { SmokeRequirement } from './smoke-types.ts';
/** A row as the plan needs it: a package on this machine, or why there is none. */
export type RequiredPackage = {
    readonly ok: true;
    readonly path: string;
    readonly pin: string | null;
    /** Its own requirements, `kind:name`. */
    readonly requires: readonly string[];
} | {
    readonly ok: false;
    readonly why: string;
};
export type RequirementPlan = {
    readonly ok: true;
    readonly requirements: readonly SmokeRequirement[];
} | {
    readonly ok: false;
    readonly why: string;
};
/** Walks requirements of requirements; each once, before what needs it. A cycle is an obstacle. */
export declare function planRequirements(self: string, requires: readonly string[], lookUp: (reference: string) => RequiredPackage): RequirementPlan;
