import { type PluginChange } from './dependents.ts';
import type { MutationContext } from './mutation.ts';
import type { InstalledPlugin } from './types.ts';
/** Throws `PluginWriterRefusal` (`dependents`); tells what was broken before. Returns the listing it made. */
export declare function refuseBreakingChange(context: MutationContext, action: PluginChange['action']): readonly InstalledPlugin[];
/** Tells the requirements of others that nothing meets now. */
export declare function tellUnmet(context: MutationContext, plugins: readonly InstalledPlugin[]): void;
/** Tells what a copy that comes in would miss. */
export declare function tellMissing(context: MutationContext, requires: readonly string[], registry: string | null): void;
