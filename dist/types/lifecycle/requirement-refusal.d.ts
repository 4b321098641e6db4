import { type PluginChange } from './dependents.ts';
import type { MutationContext } from './mutation.ts';
import type { InstalledPlugin } from './types.ts';
/** Throws `PluginWriterRefusal` (`dependents`); tells what was broken before. Returns the listing it made. */
export declare function refuseBreakingChange(context: MutationContext, action: PluginChange['action']): readonly InstalledPlugin[];
/** Tells the requirements that nothing meets now. */
export declare function tellUnmet(context: MutationContext, plugins: readonly InstalledPlugin[]): void;
