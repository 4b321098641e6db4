import type { MutationContext } from './mutation.ts';
import type { ResolvedSource } from './resolve-source.ts';
import type { PluginOrigin, PluginTrust } from './types.ts';
/** What the record says besides what the package says. */
export interface RecordOptions {
    /** Default: local, with the resolved source. */
    readonly origin?: PluginOrigin;
    /** What the package is installed from, where that is not the directory that was read: a GitHub tree URL. */
    readonly recordedSource?: string;
    /** Default: trusted. */
    readonly trust?: PluginTrust;
}
/** Replaces whatever stands at the target by the source. Throws what fails; the undo is registered before each step. */
export declare function applyInstall(context: MutationContext, source: ResolvedSource, options: RecordOptions): void;
