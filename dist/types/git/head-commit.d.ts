import type { Repository } from './repository.ts';
/** The object id that HEAD names, or null where there is no commit yet. Throws `Fault` (`git`). */
export declare function readHeadCommit(repository: Repository): string | null;
