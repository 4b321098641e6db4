import type { Disk } from '../base/disk.ts';
import type { ClioVersion, PluginCandidate } from '../manifest/manifest.ts';
/** A copy below a managed base, digested now. Never throws for a bad package. */
export declare function readManagedCopy(root: string, disk: Disk, clioVersion?: ClioVersion): PluginCandidate;
/** The same, once a root within a discovery pass; outside one it always reads the disk. */
export declare function passManagedCopy(root: string, disk: Disk, clioVersion?: ClioVersion): PluginCandidate;
/** A package to install from. */
export declare function readSource(root: string, disk: Disk, clioVersion?: ClioVersion): PluginCandidate;
/** The digest of a managed copy, or null when it has none. */
export declare function managedDigest(root: string, disk: Disk): string | null;
