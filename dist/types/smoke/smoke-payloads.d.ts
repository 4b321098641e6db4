import type { Disk } from '../base/disk.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
/** Throws `SmokeFailure` naming the first payload that does not load and how many do not. */
export declare function assertPayloads(root: string, disk: Disk, clioVersion: ClioVersion): void;
