import type { FailOn } from '../checks/verdict.ts';
export interface ActionInputs {
    /** Relative to the workspace, at least one. */
    readonly paths: readonly string[];
    /** Path of the registry, or null to look for it. */
    readonly registry: string | null;
    /** `auto` or a version. */
    readonly clioVersion: string;
    readonly failOn: FailOn;
    readonly summary: boolean;
    readonly annotations: boolean;
    /** Where the JSON report goes, or null. */
    readonly jsonFile: string | null;
}
export declare const inputNames: readonly ['path', 'registry', 'clio-version', 'fail-on', 'summary', 'annotations', 'json-file'];
type Environment = Readonly<Record<string, string | undefined>>;
/** Reads all inputs. Throws `Fault` (`usage`) that names every input that is wrong. */
export declare function readInputs(env: Environment): ActionInputs;
export {};
