import type { Hint } from '../registry/registry.ts';
import type { PackageReading } from './read-package.ts';
/** Paths (`/`, relative) of those absolute roots that lie below the folder. */
export declare function packagesBelow(folder: string, roots: readonly string[]): readonly string[];
/** What a Clio host loads from a package, as a row's `provides` says it. */
export declare function providesOf(reading: PackageReading): readonly Hint[];
