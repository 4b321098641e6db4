export type VersionFault = 'too-long' | 'prefix' | 'space' | 'form';
/** Why `text` is no strict version, or null when it is one. */
export declare function versionFault(text: string): VersionFault | null;
/** A strict version that `text` seems to mean (`v1.02` gives `1.2.0`), or null. */
export declare function suggestVersion(text: string): string | null;
