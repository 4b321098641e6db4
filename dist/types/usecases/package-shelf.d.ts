import type { Finding } from '../base/finding.ts';
import type { GitFacts } from './git-facts.ts';
import { type PackageReading } from './read-package.ts';
export declare class PackageShelf {
    #private;
    constructor(cwd: string, clioVersion: string, git: GitFacts);
    /** The reading of the package at an absolute root, with places relative to the working directory. */
    read(root: string): PackageReading;
    /**
     * The package at an absolute root is an extension: its digest counts, its manifest is of another form
     * and not judged (registry page, "The file").
     */
    keepTreeOnly(root: string): void;
    /** True where the absolute directory is, or lies in, something read so far. */
    covers(directory: string): boolean;
    /** Findings of everything read so far. */
    findings(): readonly Finding[];
    /** Readings of all packages so far, sorted by path; extensions are not among them. */
    packages(): readonly PackageReading[];
}
