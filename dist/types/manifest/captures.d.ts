/** Manifests of other clients, which the portable verdict compares with ours. */
export declare const foreignManifests: readonly string[];
/** True for a file that every reading of a package keeps. `size` is in bytes. */
export declare function isHeld(path: string, size: number): boolean;
