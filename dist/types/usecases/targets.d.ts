export interface Targets {
    /** Absolute directories to search for packages, in the order given, each once. */
    readonly directories: readonly string[];
    /** Absolute path of the registry, or null when there is none. */
    readonly registry: string | null;
}
export interface TargetRequest {
    readonly cwd: string;
    readonly paths: readonly string[];
    /** `--registry`, relative to `cwd`, or null. */
    readonly registry: string | null;
}
/** Resolves PATH arguments. Throws `Fault` (`usage`) for a path that is not there and for two registries. */
export declare function resolveTargets(request: TargetRequest): Targets;
