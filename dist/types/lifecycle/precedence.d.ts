import type { InstalledPlugin } from './types.ts';
/**
 * Valid, compatible copies of an id compete and the project wins, disabled or not. Returns the entries
 * with `effective`, `loadable` and `overriddenBy` as they follow, by id, project before user.
 */
export declare function resolvePluginPrecedence(entries: readonly InstalledPlugin[]): readonly InstalledPlugin[];
