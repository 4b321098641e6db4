import { type Disk } from '../base/disk.ts';
import type { NotChecked } from '../base/finding.ts';
export interface FoundPackages {
    /** Absolute paths in the order of the arguments, each once; sorted below an argument. */
    readonly packages: readonly string[];
    /** Directories with a SKILL.md that lie in no package and in no other skill; as `packages`. */
    readonly skills: readonly string[];
    /** What was not searched and why, in groups. */
    readonly notChecked: readonly NotChecked[];
    readonly searched: {
        /** Directories that were listed or were packages. */
        readonly directories: number;
    };
}
export interface FindOptions {
    /** True for a directory (absolute path) that git ignores. */
    readonly ignored?: (directory: string) => boolean;
    /** How `notChecked` names an absolute path; default: by the path it was found below. */
    readonly display?: (path: string) => string;
    readonly disk?: Disk;
}
/**
 * Finds packages and loose skills at or below `paths`. Throws `Fault` (`usage`) for a path that does not exist or is no
 * directory. A path that lies inside a package is searched as it is; its package is not looked for above it.
 */
export declare function findPackages(paths: readonly string[], options?: FindOptions): FoundPackages;
