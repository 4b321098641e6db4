import type { FailOn } from '../checks/verdict.ts';
import type { StoreChoice } from '../usecases/check-with-store.ts';
import { type SourceChoice } from '../usecases/remote-choice.ts';
export interface ActionInputs {
    /** Relative to the workspace, at least one. */
    readonly paths: readonly string[];
    /** Path of the registry, or null to look for it. */
    readonly registry: string | null;
    /** `auto` or a version. */
    readonly clioVersion: string;
    readonly failOn: FailOn;
    /** What to compare with in place of what the event says, or null. */
    readonly base: string | null;
    readonly changedOnly: boolean;
    /** Policy file relative to the workspace, or null: beside the registry. */
    readonly policy: string | null;
    /** Which rows on GitHub are fetched, or null: what there is a base for decides. */
    readonly sources: SourceChoice | null;
    /** For the API of the server this run is on; never printed. */
    readonly token: string | null;
    /** Install every package for real, in throw-away directories. */
    readonly smokeInstall: boolean;
    /** A capability store to check too, or null. */
    readonly capabilities: StoreChoice | null;
    readonly summary: boolean;
    readonly annotations: boolean;
    /** Where the JSON report goes, or null. */
    readonly jsonFile: string | null;
}
export declare const inputNames: readonly ['path', 'registry', 'smoke-install', 'capabilities', 'clio-version', 'fail-on', 'base', 'changed-only', 'policy', 'sources', 'offline', 'github-token', 'summary', 'annotations', 'json-file'];
type Environment = Readonly<Record<string, string | undefined>>;
/** Reads all inputs. Throws `Fault` (`usage`) that names every input that is wrong. */
export declare function readInputs(env: Environment): ActionInputs;
export {};
