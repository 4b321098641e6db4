import { type Disk } from './disk.ts';
/** Removes those beside `path`. A leftover that cannot be removed stays; that is no fault. */
export declare function removeLeftovers(path: string, disk?: Disk): void;
