import type { BaseWorld } from './base-request.ts';
import type { Repository } from './repository.ts';
/** True where the checkout may lack contents of commits that it has. */
export declare function isPartial(repository: Repository): boolean;
/** Makes sure that the files at `paths` of a commit can be read. Throws `Fault` (`git`) with the command that helps. */
export declare function haveFiles(repository: Repository, commit: string, paths: readonly string[], world: BaseWorld): Promise<void>;
/** Fetches every content that a path had on the first-parent line of a commit; why it could not, or null. */
export declare function haveHistory(repository: Repository, commit: string, path: string, most: number, world: BaseWorld): Promise<string | null>;
