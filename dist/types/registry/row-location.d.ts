import { type Disk } from '../base/disk.ts';
import type { RelativePath } from '../base/relative-path.ts';
export type RowLocation = {
    readonly ok: true;
}
/** `at` is the part of the path that is missing, a link, or no directory. */
 | {
    readonly ok: false;
    readonly why: 'missing' | 'link' | 'not-a-directory';
    readonly at: string;
};
/** Walks from `folder` (absolute) along `path`. Throws `Fault` (`io`) when the system refuses. */
export declare function locateRow(folder: string, path: RelativePath, disk?: Disk): RowLocation;
