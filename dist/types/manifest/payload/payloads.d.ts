import type { Finding, NotChecked } from '../../base/finding.ts';
/** One thing a Clio host loads. */
export interface PayloadResource {
    /** Component kind: `skill`, `prompt`, `agent`, `fleet` or `playbook`. */
    readonly kind: string;
    /** The name the host knows it by. */
    readonly name: string;
    /** Root-relative path of its file. */
    readonly path: string;
    /** `kind:id` of the component that declares this file, or null. */
    readonly component: string | null;
}
/** One file a host finds and does not load, with the first finding that says why. */
export interface BrokenPayload {
    readonly kind: string;
    readonly path: string;
    readonly finding: Finding;
}
export interface Prerequisites {
    /** Commands that code steps start and the package does not bring. Sorted. */
    readonly commands: readonly string[];
    /** Agents that steps name and the package does not bring. Sorted. */
    readonly agents: readonly string[];
}
export interface Payloads {
    /** Sorted by kind, name, path. */
    readonly resources: readonly PayloadResource[];
    /** Sorted by kind, path. */
    readonly broken: readonly BrokenPayload[];
    readonly prerequisites: Prerequisites;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
