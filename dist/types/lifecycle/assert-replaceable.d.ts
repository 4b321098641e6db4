import type { MutationContext } from './mutation.ts';
import type { ResolvedSource } from './resolve-source.ts';
import type { PluginPlan } from './types.ts';
export interface InstallPolicy {
    readonly operation: PluginPlan['operation'];
    /** What stands at the target may be replaced. */
    readonly mayReplace: boolean;
}
/** Throws `PluginWriterRefusal`: `linked_target`, `foreign_origin`, `kind_change`, `exists`. */
export declare function assertReplaceable(context: MutationContext, source: ResolvedSource, { mayReplace }: InstallPolicy): void;
