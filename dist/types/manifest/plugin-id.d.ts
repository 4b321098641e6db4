export type PluginNameFault = 'empty' | 'too-long' | 'reserved' | 'form';
/** Why `text` is no package name, or null when it is one. */
export declare function pluginNameFault(text: string): PluginNameFault | null;
/** True for a text that can be a package name and an installed id: 1 to 64 of `a-z 0-9 . -`, well placed. */
export declare function isPluginId(text: string): boolean;
/** The package name closest to what `text` seems to mean, or null where nothing is left of it. */
export declare function suggestPluginName(text: string): string | null;
