import type { Disk } from '../base/disk.ts';
import type { Tree } from '../digest/tree.ts';
/** Makes `destination` (which must not exist) and fills it. Throws what the system throws, or `Fault` (`changed`). */
export declare function copyTree(disk: Disk, tree: Tree, destination: string): void;
