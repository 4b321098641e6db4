import type { Repository } from '../git/repository.ts';
import type { Registry } from '../registry/registry.ts';
export interface BaseRegistry {
    /** Without rows where the base has no registry at all. */
    readonly registry: Registry;
    /** Repository-relative path at the base; null where the base has none. */
    readonly path: string | null;
}
/** Reads it. Throws `Fault` (`git`) where it cannot be read. */
export declare function readBaseRegistry(repository: Repository, commit: string, path: string, head: Registry): BaseRegistry;
