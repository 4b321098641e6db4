import { type Finding } from '../../base/finding.ts';
import type { Registry, Row } from '../registry.ts';
/** Changed files by the local rows whose packages they lie in. Paths are relative to the registry's folder. */
export declare function changedFilesByRow(registry: Registry, paths: readonly string[]): ReadonlyMap<Row, readonly string[]>;
/**
 * The finding for a row whose pin is the base's while the files below it are not, and the pin is not true.
 * `there`: the row still leads to a directory; where it does not there is no version to bump.
 */
export declare function filesWithoutPin(registry: Registry, row: Row, files: readonly string[], { digest, there }: {
    readonly digest: string | null;
    readonly there: boolean;
}): Finding | null;
