import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginExpectedCopy, PluginExpectedState } from './types.ts';
/** Throws `PluginWriterRefusal` (`stale_plan`) at the first fact that differs, in the order of the plan. */
export declare function assertExpectedState(host: LifecycleHost, expect: PluginExpectedState): void;
/** Compares as JSON: over both key sets, or with `partial` over the given facts only. */
export declare function assertCopy(expected: PluginExpectedCopy, observed: PluginExpectedCopy): void;
