import { type Registry, type Row } from '../registry.ts';
import type { RegistryChange } from './row-change.ts';
/**
 * Compares two registries that could both be read. `serverUrl` is `GITHUB_SERVER_URL` or null. `isRename` is asked
 * of local rows that neither digest nor source pairs.
 */
export declare function compareRows(base: Registry, head: Registry, serverUrl: string | null, isRename?: (base: Row, head: Row) => boolean): RegistryChange;
/** The source without its ref: a row that only follows another tag still has the same one. */
export declare function sourceOf(row: Row, serverUrl: string | null): string | null;
