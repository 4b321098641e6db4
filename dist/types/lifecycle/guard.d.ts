import type { LifecycleHost } from './lifecycle-host.ts';
import type { MutationOptions } from './mutation.ts';
import type { PluginExpectedCopy, PluginExpectedState, PluginPlan } from './types.ts';
/** Throws `PluginWriterRefusal` (`stale_plan`) at the first fact that differs, in the order of the plan. */
export declare function assertExpectedState(host: LifecycleHost, expect: PluginExpectedState): void;
/** Compares as JSON: over both key sets, or with `partial` over the given facts only. */
export declare function assertCopy(expected: PluginExpectedCopy, observed: PluginExpectedCopy): void;
/** The same for what a reviewed plan saw coming in: a source that changed since is another plan. */
export declare function assertIncoming(options: Pick<MutationOptions, 'scope' | 'expectIncoming'>, { id, incoming }: Pick<PluginPlan, 'id' | 'incoming'>): void;
