import type { MutationContext } from './mutation.ts';
import type { PluginState } from './types.ts';
/** Writes the next state; its undo puts the old bytes back if the new ones are still there. */
export declare function recordState(context: MutationContext, next: PluginState): void;
